// Everyday words for requirements 10 and 11.
import type { PlainTexts } from "@/lib/assessor/embedded/questions/plain-shape";

/** Everyday words for requirements 10 and 11. */
export const PLAIN_10_11: PlainTexts = {
  "10.1.1": {
    phrase: "written rules for logs",
    fix: "write down your rules for logs, keep them current and make them known",
    answer:
      "Our written procedures for logging are kept up to date, and everyone concerned knows and follows them.",
  },
  "10.1.2": {
    phrase: "who looks after logs",
    fix: "name in writing who is responsible for each log task",
    answer: "We have written down who is responsible for each log task, and these people know it.",
  },
  "10.2.1": {
    phrase: "logs switched on",
    fix: "switch on audit logs on all systems that handle cards",
    answer: "Audit logs are switched on for all our systems.",
  },
  "10.2.1.1": {
    phrase: "records of who opens card data",
    fix: "log every access by a person to card data",
    answer: "The logs record each time a user opens card data.",
  },
  "10.2.1.2": {
    phrase: "records of administrators' actions",
    fix: "log everything that administrators do",
    answer: "The logs record all actions by administrators.",
  },
  "10.2.1.3": {
    phrase: "records of who opens the logs",
    fix: "log every access to the logs",
    answer: "Access to the logs themselves is recorded.",
  },
  "10.2.1.4": {
    phrase: "records of failed logins",
    fix: "log failed access attempts",
    answer: "Failed login attempts are logged.",
  },
  "10.2.1.5": {
    phrase: "records of account changes",
    fix: "log new accounts and changes to accounts and rights",
    answer: "New accounts and changes to accounts or rights are logged.",
  },
  "10.2.1.6": {
    phrase: "records of logs stopped or started",
    fix: "log when logs are started, stopped or paused",
    answer: "Starting, stopping or pausing the logs is recorded.",
  },
  "10.2.1.7": {
    phrase: "records of system files made or deleted",
    fix: "log when system files and objects are created or deleted",
    answer: "The creation and deletion of system objects is logged.",
  },
  "10.2.2": {
    phrase: "what each log entry tells",
    fix: "make sure that each log entry shows who, what, when, success or failure, where from and what was affected",
    answer:
      "Each log entry shows the user, type of event, date and time, success or failure, origin and what was affected.",
  },
  "10.3.1": {
    phrase: "who may read the logs",
    fix: "limit who can read the logs to those who need it",
    answer: "Only people who need it for their job can read the logs.",
  },
  "10.3.2": {
    phrase: "logs that nobody can change",
    fix: "protect the logs from changes",
    answer: "The logs cannot be changed or deleted by users.",
  },
  "10.3.3": {
    phrase: "prompt copies of logs",
    fix: "copy the logs promptly to a central server or other safe place",
    answer:
      "Logs, those of outside-facing systems included, are promptly backed up to a secure central log server.",
  },
  "10.3.4": {
    phrase: "alerts on changed logs",
    fix: "use a tool that alerts you when log data is changed",
    answer: "File integrity monitoring on the logs raises an alert when log data is changed.",
  },
  "10.4.1": {
    phrase: "a daily look at key logs",
    fix: "review the logs of card systems, critical systems and security tools every day",
    answer: "We review security events and the logs of card systems and security tools every day.",
  },
  "10.4.1.1": {
    phrase: "tools that review logs",
    fix: "use an automatic tool to review the logs",
    answer: "An automatic tool goes through the logs and flags what is unusual.",
  },
  "10.4.2": {
    phrase: "a look at other systems' logs",
    fix: "review the logs of all other systems regularly",
    answer: "The logs of all other systems are reviewed every week.",
  },
  "10.4.2.1": {
    phrase: "how often other logs are reviewed",
    fix: "set in a written risk analysis how often other logs are reviewed",
    answer: "A targeted risk analysis says how often the logs of other systems are reviewed.",
  },
  "10.4.3": {
    phrase: "follow-up of odd entries",
    fix: "follow up every odd entry that a log review finds",
    answer: "Anything unusual in the logs is followed up and dealt with.",
  },
  "10.5.1": {
    phrase: "logs kept for a year",
    fix: "keep logs for at least 12 months, with the last three months at hand",
    answer: "We keep logs for at least 12 months, with the last three months at hand.",
  },
  "10.6.1": {
    phrase: "clocks in step",
    fix: "synchronize the clocks of all systems",
    answer: "The clocks of all systems are synchronized by current time software (NTP).",
  },
  "10.6.2": {
    phrase: "trusted time sources",
    fix: "take the time from chosen, trusted time servers",
    answer:
      "Our internal systems get the time only from our own time servers, and these use trusted sources based on UTC.",
  },
  "10.6.3": {
    phrase: "protected clock settings",
    fix: "limit who can change time settings, and log and review changes",
    answer:
      "Time settings can be changed only by administrators with a need, and changes are logged and reviewed.",
  },
  "10.7.2": {
    phrase: "notice of failed safeguards",
    fix: "make sure that you are alerted quickly when a safeguard such as the firewall fails",
    answer:
      "When a safeguard such as the firewall, antivirus or logging fails, we get an alert and act promptly.",
  },
  "10.7.3": {
    phrase: "repair of failed safeguards",
    fix: "restore failed safeguards quickly and write down cause, duration and steps",
    answer:
      "When a safeguard fails, we restore it quickly, document how long and why it failed, and prevent the cause from coming back.",
  },
  "11.1.1": {
    phrase: "written rules for security tests",
    fix: "write down your rules for security testing, keep them current and make them known",
    answer:
      "Our written procedures for security testing are kept up to date, and everyone concerned knows and follows them.",
  },
  "11.1.2": {
    phrase: "who looks after security tests",
    fix: "name in writing who is responsible for each security test",
    answer:
      "We have written down who is responsible for each security test, and these people know it.",
  },
  "11.2.1": {
    phrase: "a search for unknown Wi-Fi",
    fix: "search for unknown Wi-Fi access points at least every three months",
    answer: "We search for unauthorized Wi-Fi access points every three months.",
  },
  "11.2.2": {
    phrase: "a list of allowed Wi-Fi",
    fix: "keep a list of allowed Wi-Fi access points with the business reason for each",
    answer: "Our list of approved Wi-Fi access points states the business reason for each.",
  },
  "11.3.1": {
    phrase: "inside scans every three months",
    fix: "scan your network from inside every three months, fix high-risk weak spots and scan again",
    answer:
      "Internal vulnerability scans run every three months; high-risk and critical weak spots are fixed and scanned again.",
  },
  "11.3.1.1": {
    phrase: "lesser weak spots",
    fix: "deal with lower-ranked weak spots by a risk-based plan",
    answer:
      "Vulnerabilities of lower rank are fixed by the plan in our risk analysis and scanned again as needed.",
  },
  "11.3.1.2": {
    phrase: "inside scans that sign in",
    fix: "run internal scans with sign-in rights, and list systems that cannot take them",
    answer:
      "Internal scans are authenticated: they sign in with enough rights, and systems that cannot take this are listed.",
  },
  "11.3.1.3": {
    phrase: "inside scans after changes",
    fix: "scan from inside after every significant change",
    answer:
      "After every significant change we run an internal scan and fix what is high-risk or critical.",
  },
  "11.3.2": {
    phrase: "outside scans every three months",
    fix: "have an Approved Scanning Vendor scan you from outside every three months until passed",
    answer:
      "An approved scanning vendor (ASV) runs external scans every three months; we fix findings and scan again until they pass.",
  },
  "11.3.2.1": {
    phrase: "outside scans after changes",
    fix: "scan from outside after every significant change and fix all that scores 4.0 or more",
    answer:
      "After every significant change we run an external scan and fix everything that scores 4.0 or more.",
  },
  "11.4.1": {
    phrase: "a method for break-in tests",
    fix: "write down a method for penetration tests that industry accepts",
    answer:
      "Our penetration test method is documented, follows an industry standard and covers inside and outside.",
  },
  "11.4.2": {
    phrase: "a yearly break-in test from inside",
    fix: "have an internal penetration test at least every 12 months and after significant changes",
    answer:
      "An internal penetration test is done at least once a year and after significant changes.",
  },
  "11.4.3": {
    phrase: "a yearly break-in test from outside",
    fix: "have an external penetration test at least every 12 months and after significant changes",
    answer:
      "An external penetration test by an independent tester is done at least once a year and after significant changes.",
  },
  "11.4.4": {
    phrase: "fixing what testers find",
    fix: "fix what penetration testers find and test again",
    answer: "Weak spots found in a penetration test are fixed and tested again.",
  },
  "11.4.5": {
    phrase: "tests of network walls",
    fix: "test your network segmentation at least every 12 months and after changes to it",
    answer: "Our network segmentation is tested at least once a year and after any change to it.",
  },
  "11.5.1": {
    phrase: "intrusion detection",
    fix: "use intrusion detection or prevention on your network that alerts your staff",
    answer:
      "An intrusion detection system watches the traffic at the edge and key points, alerts us and is kept up to date.",
  },
  "11.5.2": {
    phrase: "alerts on changed files",
    fix: "use file integrity monitoring that compares critical files at least weekly",
    answer:
      "File integrity monitoring compares critical files every week and alerts us to changes.",
  },
  "11.6.1": {
    phrase: "alerts on payment page tampering",
    fix: "use a tool that checks your payment page and its headers at least weekly and alerts you to changes",
    answer:
      "A tool checks our payment page and its HTTP headers as the browser receives them every week and alerts us to changes.",
  },
};
