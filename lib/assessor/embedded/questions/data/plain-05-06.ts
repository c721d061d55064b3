// Everyday words for requirements 5 and 6.
import type { PlainTexts } from "@/lib/assessor/embedded/questions/plain-shape";

/** Everyday words for requirements 5 and 6. */
export const PLAIN_05_06: PlainTexts = {
  "5.1.1": {
    phrase: "written rules against malware",
    fix: "write down your rules against malware, keep them current and make them known",
    answer:
      "Our written procedures against malware are kept up to date, and everyone concerned knows and follows them.",
  },
  "5.1.2": {
    phrase: "who looks after malware protection",
    fix: "name in writing who is responsible for each malware protection task",
    answer:
      "We have written down who is responsible for each malware protection task, and these people know it.",
  },
  "5.2.1": {
    phrase: "antivirus on every system",
    fix: "install protection against malware on every system that is at risk",
    answer: "Antivirus is installed on every computer and server that could be at risk.",
  },
  "5.2.2": {
    phrase: "finding and stopping all malware",
    fix: "use a tool that finds and removes, blocks or contains all known types of malware",
    answer:
      "Our antivirus detects all known types of malware and removes, blocks or contains them.",
  },
  "5.2.3": {
    phrase: "a check on systems without antivirus",
    fix: "list the systems without antivirus and review regularly whether they still need none",
    answer:
      "We keep a list of the exempt systems that are not at risk, and review regularly whether that still holds.",
  },
  "5.2.3.1": {
    phrase: "how often you check low-risk systems",
    fix: "set in a written risk analysis how often you review systems without antivirus",
    answer: "A targeted risk analysis says how often we review these exempt systems.",
  },
  "5.3.1": {
    phrase: "automatic antivirus updates",
    fix: "keep antivirus and its signatures current by automatic updates",
    answer: "Antivirus and its signatures update automatically every day.",
  },
  "5.3.2": {
    phrase: "scans or constant watch",
    fix: "scan for malware regularly and in real time, or watch behavior all the time",
    answer: "The antivirus scans in real time and runs a full scan every week.",
  },
  "5.3.2.1": {
    phrase: "how often malware scans run",
    fix: "set in a written risk analysis how often malware scans run",
    answer: "A targeted risk analysis says how often the malware scans run.",
  },
  "5.3.3": {
    phrase: "checks of USB sticks",
    fix: "have removable media scanned automatically when they are plugged in",
    answer:
      "USB sticks and other removable media are scanned automatically when they are plugged in.",
  },
  "5.3.4": {
    phrase: "antivirus logs",
    fix: "switch on the antivirus logs and keep them for 12 months",
    answer: "Antivirus logs are switched on and kept for 12 months, the last three at hand.",
  },
  "5.3.5": {
    phrase: "antivirus that staff cannot switch off",
    fix: "make sure that users cannot switch off or change antivirus without approval",
    answer:
      "Users cannot switch off or change the antivirus unless management approves it for a limited time.",
  },
  "5.4.1": {
    phrase: "filters against fake emails",
    fix: "use automatic tools, such as a mail filter, that detect phishing and protect your staff",
    answer: "A mail filter detects and blocks phishing emails automatically.",
  },
  "6.1.1": {
    phrase: "written rules for safe software",
    fix: "write down your rules for safe software and updates, keep them current and make them known",
    answer:
      "Our written procedures for software and updates are kept up to date, and everyone concerned knows and follows them.",
  },
  "6.1.2": {
    phrase: "who looks after software",
    fix: "name in writing who is responsible for each software and update task",
    answer:
      "We have written down who is responsible for each task in software and updates, and these people know their part.",
  },
  "6.2.1": {
    phrase: "safe building of own software",
    fix: "have your own software built by secure coding standards, with security in every stage",
    answer:
      "Our own software is developed by secure coding standards, with security considered at every stage.",
  },
  "6.2.2": {
    phrase: "yearly training of developers",
    fix: "train your developers in secure coding at least once every 12 months",
    answer: "Our developers are trained in secure coding at least once a year.",
  },
  "6.2.3": {
    phrase: "code checks before release",
    fix: "review custom code for security flaws before it goes live, and correct what is found",
    answer: "Custom code is reviewed for security flaws and corrected before every release.",
  },
  "6.2.3.1": {
    phrase: "a second pair of eyes on code",
    fix: "have code reviewed by someone other than its author and approved by management before release",
    answer:
      "Each code change is reviewed by a second developer who knows secure coding, and management approves it before release.",
  },
  "6.2.4": {
    phrase: "guards against common attacks",
    fix: "use coding methods that prevent common attacks such as injection and cross-site scripting",
    answer:
      "Our coding methods prevent common attacks such as injection, cross-site scripting and request forgery.",
  },
  "6.3.1": {
    phrase: "news of security weak spots",
    fix: "follow trusted sources for new weak spots and rank each by its risk",
    answer:
      "We follow security bulletins for all our software and rank each new vulnerability by risk, high and critical ones first.",
  },
  "6.3.2": {
    phrase: "a list of own software and its parts",
    fix: "list your custom software and the third-party components in it",
    answer: "We keep an inventory of our own software and the third party components in it.",
  },
  "6.3.3": {
    phrase: "security updates on time",
    fix: "install critical security updates within one month of their release",
    answer:
      "Critical security updates are installed within one month of release, all others by a set schedule.",
  },
  "6.4.1": {
    phrase: "a review or shield for web applications",
    fix: "test your public web applications every 12 months and after significant changes, or use an automatic shield",
    answer:
      "Application security specialists test our web applications at least once a year and after each significant change.",
  },
  "6.4.2": {
    phrase: "a web application firewall",
    fix: "put an automatic tool such as a web application firewall in front of your public web applications",
    answer:
      "A web application firewall in front of our web shop detects and blocks attacks and keeps logs.",
  },
  "6.4.3": {
    phrase: "control of payment page scripts",
    fix: "list every script on your payment page with its reason, approve each and make sure it is not altered",
    answer:
      "Every script on our payment page is on a list with the reason for it, approved, and its integrity is checked by hashes.",
  },
  "6.5.1": {
    phrase: "controlled changes",
    fix: "document, approve and test every change to live systems, with a way back",
    answer: "Changes to live systems are documented, approved and tested, and we can roll back.",
  },
  "6.5.2": {
    phrase: "checks after big changes",
    fix: "confirm after every significant change that all PCI DSS points still hold, and update your papers",
    answer:
      "After every significant change we confirm that all PCI requirements still hold and update our documents.",
  },
  "6.5.3": {
    phrase: "test systems kept apart",
    fix: "keep test systems separate from live systems",
    answer: "Test systems are separated from live systems by access controls.",
  },
  "6.5.4": {
    phrase: "test and live duties kept apart",
    fix: "split the duties for test and live systems between people or accounts",
    answer:
      "Roles are split: developers have no access to live systems, and someone else releases approved changes.",
  },
  "6.5.5": {
    phrase: "no real cards in tests",
    fix: "use no real card numbers in test systems",
    answer: "We never use real card numbers in test systems, only test numbers.",
  },
  "6.5.6": {
    phrase: "test data removed before launch",
    fix: "remove test data and test accounts before a system goes live",
    answer: "Test data and test accounts are removed before a system goes live.",
  },
};
