// Where a partner's look at what was sealed stands; known to attempts, too, which is why it stands by itself.

/** Where a review stands. `replaced`: the same way of taking cards was sealed again before it was decided. */
export const REVIEW_STATES = ["waiting", "accepted", "sent_back", "replaced"] as const;

/** Where a review stands. */
export type ReviewState = (typeof REVIEW_STATES)[number];
