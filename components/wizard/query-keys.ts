// The names under which a visit keeps what it has read. Its merchant is in none of them: every visit has a
// QueryClient of its own.

/** What belongs to the merchant: everything that a change may touch. */
const DATA = "data";

/** By what is read. */
export const queryKeys = {
  /** All of the merchant's data, for `invalidateQueries`. */
  data: [DATA],
  merchant: [DATA, "merchant"],
  methods: [DATA, "payment-methods"],
  attempts: [DATA, "attempts"],
  presets: [DATA, "presets"],
  /** In every language. */
  threads: (pmId: string) => [DATA, "determination", pmId],
  thread: (pmId: string, language: string) => [DATA, "determination", pmId, language],
  /** Of every attempt, in every language. */
  allSections: [DATA, "sections"],
  sections: (attemptId: string, language: string) => [DATA, "sections", attemptId, language],
  review: (attemptId: string) => [DATA, "review", attemptId],
  record: (attemptId: string) => [DATA, "record", attemptId],
  /** A job is no data: a change does not make it be asked for again. */
  job: (pollUrl: string) => ["job", pollUrl],
} as const;
