import { notFound } from "next/navigation";
import { requireVisitor } from "@/lib/transports/people/request";

/** Every address under the dashboard that is no page: it says so inside the dashboard's frame. */
export default async function NoSuchPage({ params }: PageProps<"/dashboard/[...path]">) {
  const { path } = await params;
  await requireVisitor(`/dashboard/${path.join("/")}`);
  notFound();
}
