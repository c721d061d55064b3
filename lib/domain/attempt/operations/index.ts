export { changeType } from "./change-type";
export { openAttempt } from "./open";
export { getAttempt, listAttempts } from "./read";
export { renewAttempt } from "./renew";
