import { notFound } from "next/navigation";
import { requireOperator } from "@/lib/transports/people/request";

/** Every address under the console that is no page: it says so inside the console's frame. */
export default async function NoSuchPage({ params }: PageProps<"/console/[...path]">) {
  const { path } = await params;
  await requireOperator(`/console/${path.join("/")}`);
  notFound();
}
