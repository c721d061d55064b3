import { redirect } from "next/navigation";
import { requireOperator } from "@/lib/transports/people/request";

export default async function ConsolePage() {
  await requireOperator("/console");
  redirect("/console/operators");
}
