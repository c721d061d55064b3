// Everyday words for requirements 7 and 8.
import type { PlainTexts } from "@/lib/assessor/embedded/questions/plain-shape";

/** Everyday words for requirements 7 and 8. */
export const PLAIN_07_08: PlainTexts = {
  "7.1.1": {
    phrase: "written access rules",
    fix: "write down your rules for access, keep them current and make them known",
    answer:
      "Our written procedures for access are kept up to date, and everyone concerned knows and follows them.",
  },
  "7.1.2": {
    phrase: "who looks after access",
    fix: "name in writing who is responsible for each access task",
    answer:
      "We have written down who is responsible for each access task, and these people know it.",
  },
  "7.2.1": {
    phrase: "a plan of who may access what",
    fix: "write a plan that gives each job only the access it needs",
    answer:
      "An access matrix says which job may reach which systems and data, with the least rights needed.",
  },
  "7.2.2": {
    phrase: "access that fits each job",
    fix: "give each person only the access that the job needs",
    answer: "Each person has only the access needed for the job, administrators included.",
  },
  "7.2.3": {
    phrase: "approval of access rights",
    fix: "have someone with authority approve each person's access in writing",
    answer: "Access rights are approved in writing by the manager before they are given.",
  },
  "7.2.4": {
    phrase: "a check of all accounts every six months",
    fix: "review all user accounts and their rights at least once every six months",
    answer:
      "We review all user accounts and access rights, vendors' included, every six months, and management confirms the result.",
  },
  "7.2.5": {
    phrase: "few rights for program accounts",
    fix: "give accounts of programs and systems only the rights they need",
    answer: "Application and system accounts have only the least rights needed.",
  },
  "7.2.5.1": {
    phrase: "a regular check of program accounts",
    fix: "review the access of program accounts as often as a written risk analysis says",
    answer:
      "Application and system accounts are reviewed as often as our risk analysis says, and management confirms it.",
  },
  "7.2.6": {
    phrase: "who can search stored card data",
    fix: "let users reach stored card data only through programs, by role, and only administrators directly",
    answer:
      "Users reach stored card data only through the program according to their role; only database administrators can query it directly.",
  },
  "7.3.1": {
    phrase: "a system that controls access",
    fix: "use an access control system on every system that handles cards",
    answer:
      "An access control system limits access on every system to what each user needs to know.",
  },
  "7.3.2": {
    phrase: "rights enforced by the system",
    fix: "set the access control system so that it enforces the rights of each role",
    answer: "The system enforces rights by role and job.",
  },
  "7.3.3": {
    phrase: "no access unless allowed",
    fix: "set the access control system to deny all that is not allowed",
    answer: "Access is denied by default: a new user starts with no rights.",
  },
  "8.1.1": {
    phrase: "written rules for accounts",
    fix: "write down your rules for accounts and sign-in, keep them current and make them known",
    answer:
      "Our written procedures for accounts are kept up to date, and everyone concerned knows and follows them.",
  },
  "8.1.2": {
    phrase: "who looks after accounts",
    fix: "name in writing who is responsible for each account task",
    answer:
      "We have written down who is responsible for each account task, and these people know it.",
  },
  "8.2.1": {
    phrase: "a user name for each person",
    fix: "give every person a user name of their own",
    answer: "Every user has an own user name.",
  },
  "8.2.2": {
    phrase: "no shared logins",
    fix: "do without shared logins, or allow them only as an approved, traceable exception",
    answer:
      "Shared logins are not used; an exception needs a reason, approval and a way to trace who did what.",
  },
  "8.2.4": {
    phrase: "approval of account changes",
    fix: "approve every new, changed or deleted account",
    answer: "Every new, changed or deleted account is approved by the manager first.",
  },
  "8.2.5": {
    phrase: "access ended when people leave",
    fix: "remove a person's access at once when he or she leaves",
    answer: "When someone leaves, we remove their access immediately.",
  },
  "8.2.6": {
    phrase: "unused accounts",
    fix: "remove or disable accounts that were not used for 90 days",
    answer: "Accounts that were not used for 90 days are disabled.",
  },
  "8.2.7": {
    phrase: "outside firms' remote access",
    fix: "switch on the remote access of outside firms only when needed, and watch it",
    answer:
      "Remote access by outside firms is switched on only when needed, monitored, and switched off again.",
  },
  "8.2.8": {
    phrase: "screen lock after 15 minutes",
    fix: "lock idle sessions after 15 minutes at most",
    answer: "Idle screens lock after 15 minutes and ask for the password again.",
  },
  "8.3.1": {
    phrase: "a password or other proof at sign-in",
    fix: "ask for a password, token or fingerprint at every sign-in",
    answer:
      "Every user needs a password or another proof, such as a fingerprint or token, to sign in.",
  },
  "8.3.2": {
    phrase: "scrambled passwords",
    fix: "encrypt passwords wherever they are sent or stored",
    answer: "Passwords are encrypted when they are sent and stored.",
  },
  "8.3.3": {
    phrase: "identity checks before resets",
    fix: "check who a person is before you reset a password",
    answer: "Before a password reset we verify who the person is.",
  },
  "8.3.4": {
    phrase: "lockout after wrong tries",
    fix: "lock an account after at most 10 wrong tries, for 30 minutes or until you know who it is",
    answer: "Accounts are locked after 10 wrong tries for at least 30 minutes.",
  },
  "8.3.5": {
    phrase: "one-time first passwords",
    fix: "give each new or reset user a different first password that must be changed at first use",
    answer:
      "First and reset passwords are different for each user and must be changed after the first use.",
  },
  "8.3.6": {
    phrase: "password length",
    fix: "require passwords of at least 12 characters with letters and numbers",
    answer: "Passwords have at least 12 characters with letters and numbers.",
  },
  "8.3.7": {
    phrase: "no old passwords again",
    fix: "block the last four passwords from being used again",
    answer: "The last four passwords cannot be used again.",
  },
  "8.3.8": {
    phrase: "advice on passwords",
    fix: "tell all users how to choose and protect passwords and when to change them",
    answer:
      "All staff get written guidance on passwords: how to choose a strong one, protect it, not reuse it, and change it when someone may know it.",
  },
  "8.3.9": {
    phrase: "password changes every 90 days",
    fix: "change passwords every 90 days where there is no second proof",
    answer: "Where a password is the only proof, passwords are changed every 90 days.",
  },
  "8.3.11": {
    phrase: "tokens tied to one person",
    fix: "give each token, smart card or certificate to one person only",
    answer: "Each token or smart card belongs to one person and is never shared.",
  },
  "8.4.1": {
    phrase: "a second proof for administrators",
    fix: "ask administrators for a second proof (MFA) when they reach card systems over a network",
    answer: "Administrators use MFA for all access to the card systems over the network.",
  },
  "8.4.2": {
    phrase: "a second proof for all card system access",
    fix: "ask everyone for a second proof (MFA) for access to card systems",
    answer: "MFA is required for all access to the card data area.",
  },
  "8.4.3": {
    phrase: "a second proof for remote access",
    fix: "ask for a second proof (MFA) for all access from outside",
    answer: "MFA is required for all remote access from outside our network.",
  },
  "8.5.1": {
    phrase: "second proof that nobody can skip",
    fix: "set MFA up so that it resists replay, nobody can skip it and two different kinds of proof are needed",
    answer:
      "Our MFA resists replay, nobody can bypass it without written approval, and two different factors must both succeed.",
  },
  "8.6.1": {
    phrase: "people using program accounts",
    fix: "block people from signing in with system or program accounts except when approved",
    answer:
      "People cannot sign in with system or application accounts; an exception needs approval and can be traced.",
  },
  "8.6.2": {
    phrase: "no passwords in code",
    fix: "keep passwords out of scripts, settings files and code",
    answer:
      "No passwords of system accounts are written into scripts, configuration files or code.",
  },
  "8.6.3": {
    phrase: "care of program passwords",
    fix: "protect the passwords of program accounts and change them as your risk analysis says and on suspicion",
    answer:
      "Passwords of application and system accounts are protected, complex, and changed as often as our risk analysis says and on suspicion.",
  },
};
