/** Version of the embedded rules, kept beside every suggestion that they make. */
export const RULES_VERSION = "embedded-1";
