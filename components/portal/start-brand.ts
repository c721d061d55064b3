import { accentStyle } from "@/components/ui/accent";
import { fitted, type LogoPicture } from "@/lib/domain/logo/shape";

/** A brand as its operation answers it. */
interface BrandAnswer {
  readonly partnerName: string;
  readonly color: string | null;
  readonly logo: LogoPicture | null;
}

/** The most room that a logo takes at the head of a page, in pixels. */
const LOGO_ROOM = { width: 240, height: 40 };

/** What a visit shows of the partner's brand. */
export function startBrand({ partnerName, color, logo }: BrandAnswer) {
  return { partnerName, accent: accentStyle(color), logo: logo && shown(logo) };
}

/** A page takes pictures from its own address alone, whichever of the service's names it was opened by. */
function shown(logo: LogoPicture): LogoPicture {
  return { url: new URL(logo.url).pathname, ...fitted(logo, LOGO_ROOM) };
}
