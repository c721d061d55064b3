// Who a page is by: the partner's logo, or its name where there is none.
import type { LogoPicture } from "@/lib/domain/logo/shape";

interface BrandMarkProps {
  readonly name: string;
  /** As large as it is shown. */
  readonly logo: LogoPicture | null;
}

/** The logo of a partner, or its name. */
export function BrandMark({ name, logo }: BrandMarkProps) {
  if (!logo) return <p className="min-w-0 font-semibold break-words">{name}</p>;
  const { url, width, height } = logo;
  return (
    <p className="-ml-1.5 w-fit max-w-full rounded-small bg-logo-ground p-1.5">
      {/* biome-ignore lint/performance/noImgElement: it has the size that it is shown in, and a lasting address */}
      <img src={url} alt={name} width={width} height={height} className="block h-auto max-w-full" />
    </p>
  );
}
