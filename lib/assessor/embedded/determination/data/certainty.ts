// How sure the second reader must be of what it hears.

/**
 * From which score on something is taken as said, for each use that is made of it. Chosen on descriptions that neither
 * reader had seen: the less harm a mistake does, the less it takes.
 */
export const ENOUGH = {
  /** What the signals have not found. */
  news: 1.5,
  /** What no smaller questionnaire survives, told in an answer to the question about it. */
  admitted: 0,
  /** The answer to a question that would be put. */
  answer: 2,
  /**
   * What no smaller questionnaire survives: where it is about to be asked about, before another question is
   * put, and before a questionnaire is given.
   */
  dangerInQuestion: 2,
  danger: 0.5,
  lastDanger: -1,
  /** An answer or a danger, where the words seem to tell of another time, or of others. */
  anyhow: 2,
  /** What stands although another sentence says the opposite more plainly. */
  opposed: -2.3,
  /** What may be a danger, and what is left open: it is asked about. */
  faintDanger: -2.8,
  /** Doubts that are as likely as the likeliest are raised with it. */
  beside: 0.5,
  doubt: -2,
  /** The same after an answer. */
  doubtAnew: -1.5,
  /** What is told plainly: no faint doubt of it counts. */
  named: 3,
};
/** What goes without saying in many descriptions is easily heard in others: it takes more. */
export const SURE: Readonly<Record<string, number>> = {
  isolated: 2,
  "connection.ip": 2.5,
  "connection.dial": 2.5,
  "arrival.phone": 2,
  "way.web": 1.8,
  "enters.customer": 2.5,
  "way.tapOnPhone": 2.5,
  "way.mobileReader": 3,
  "web.serverClean": 2.5,
};
