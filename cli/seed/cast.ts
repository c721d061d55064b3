// The merchants of the demo's live partner: some of every kind that a compliance team meets.
import type { Part } from "./assessment";

/** A part with the file in `examples/` that it is played from. */
export interface CastMember extends Omit<Part, "file"> {
  readonly example: string;
  /** How often it was invited, and what became of the last message. */
  readonly invited?: number;
  readonly mail?: "outbox" | "failed" | "bounced";
}

function part(
  name: string,
  example: string,
  stage: Part["stage"],
  daysAgo: number,
  more: Partial<CastMember> = {},
): CastMember {
  return { name, example, stage, daysAgo, ...more };
}

const invited = { invited: 1, mail: "outbox" } as const;

/** Everyone, in the order in which they joined. */
export const CAST: readonly CastMember[] = [
  part("Harborlight Books", "saq-a", "sealed", 392, invited),
  part("Copper Kettle Café", "saq-p2pe", "sealed", 381, invited),
  part("Northgate Cycles", "saq-a", "sealed", 371, { invited: 2, mail: "outbox" }),
  part("Larkfield Florist", "saq-a", "sealed", 362, invited),
  part("Old Mill Bakery", "saq-p2pe", "sealed", 355, invited),
  part("Seabright Surf Hire", "saq-spoc", "sealed", 349, invited),
  part("Tamarind Spice Co.", "saq-a", "renewing", 343, invited),
  part("Ironbridge Tools", "saq-b", "sealed", 338, invited),
  part("Wren & Daughter Jewellers", "saq-p2pe", "sealed", 290, invited),
  part("Bluebell Nursery", "saq-a", "sealed", 262, invited),
  part("Fernhill Yarns", "saq-a", "sealed", 231, invited),
  part("Gable End Pizzeria", "saq-spoc", "sealed", 214, invited),
  part("Pinecrest Campsite", "saq-b", "sealed", 188, invited),
  part("Saltmarsh Ceramics", "saq-a", "sealed", 153, invited),
  part("Juniper Lane Dentistry", "saq-p2pe", "sealed", 121, invited),
  part("Whitcombe Wines", "saq-a", "sealed", 96, invited),
  part("Oakum Rope Works", "saq-c-vt", "sealed", 74, invited),
  part("Millrace Music", "saq-a", "sealed", 47, invited),
  part("Sandpiper Hostel", "saq-spoc", "sealed", 23, invited),
  part("Beacon Street Optics", "saq-p2pe", "sealed", 9, invited),
  part("Tidewater Taxis", "not-compliant-yet", "sealed", 31, invited),
  part("Crowhurst Garage", "not-compliant-yet", "sealed", 18, invited),
  part("Silver Birch Spa", "not-compliant-yet", "sealed", 5, invited),
  part("Kestrel Outdoor", "saq-a", "review", 12, invited),
  part("Amber Lantern Tea", "saq-spoc", "review", 3, invited),
  part("Hollow Tree Toys", "saq-a", "answering", 58, { ...invited, answered: 2 }),
  part("Marlow Print Shop", "saq-a", "answering", 41, { ...invited, answered: 3 }),
  part("Quarry Road Gym", "saq-b", "answering", 27, { ...invited, answered: 1 }),
  part("Riverbend Canoes", "saq-a", "answering", 16, { ...invited, answered: 3 }),
  part("Thistle & Stone", "saq-c-vt", "answering", 11, { ...invited, answered: 4 }),
  part("Vine Street Deli", "saq-p2pe", "answering", 2, { ...invited, answered: 1 }),
  part("Alder Piano Tuning", "saq-a", "answering", 0, { ...invited, answered: 5 }),
  part("Cobblestone Tours", "saq-a", "determined", 20, invited),
  part("Dovecote Interiors", "saq-spoc", "determined", 6, invited),
  part("Elmwood Saddlery", "saq-b", "determined", 1, { invited: 2, mail: "outbox" }),
  part("Foxglove Pharmacy", "saq-a", "asked", 14, invited),
  part("Granary Feeds", "saq-a", "asked", 4, invited),
  part("Heath & Sons Roofing", "saq-b", "described", 8, invited),
  part("Inkwell Stationers", "saq-a", "created", 36, { invited: 3, mail: "bounced" }),
  part("Jasper Rock Climbing", "saq-a", "created", 29, { invited: 2, mail: "outbox" }),
  part("Kiln Lane Pottery", "saq-a", "created", 13, { invited: 1, mail: "failed" }),
  part("Lighthouse Kennels", "saq-a", "created", 7, invited),
  part("Meadow View Farm Shop", "saq-a", "created", 3),
  part("Nettle Hill Brewery", "saq-a", "created", 2),
  part("Orchard Gate Nursery School", "saq-a", "created", 1, { withoutEmail: true }),
];
