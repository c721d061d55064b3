import { notFound } from "next/navigation";

/** Every other address under the portal, so that its own page says that there is nothing. */
export default function NoPortalPage(): never {
  notFound();
}
