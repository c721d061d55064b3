// Where a merchant can look something up.
import type { HelpLink } from "@/lib/assessor/port";

/** Every device, reader and solution that the card industry has approved. */
export const PCI_LISTS: HelpLink = {
  url: "https://www.pcisecuritystandards.org/assessors_and_solutions/",
  label: "PCI SSC: lists of approved devices, solutions and providers",
};
