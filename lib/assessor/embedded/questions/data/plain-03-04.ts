// Everyday words for requirements 3 and 4 and appendix A2.
import type { PlainTexts } from "@/lib/assessor/embedded/questions/plain-shape";

/** Everyday words for requirements 3 and 4 and appendix A2. */
export const PLAIN_03_04: PlainTexts = {
  "3.1.1": {
    phrase: "written rules for stored card data",
    fix: "write down your rules for stored card data, keep them current and make them known",
    answer:
      "Our written procedures for stored card data are kept up to date, and everyone concerned knows and follows them.",
  },
  "3.1.2": {
    phrase: "who looks after stored card data",
    fix: "name in writing who is responsible for each task around stored card data",
    answer:
      "We have written down who is responsible for each task around stored card data, and these people know it.",
  },
  "3.2.1": {
    phrase: "how long you keep card data",
    fix: "set how long card data is kept, delete it safely after that, and check this every three months",
    answer:
      "Our retention rules keep card data only as long as the business needs it; every three months we check that all data past its limit was destroyed.",
  },
  "3.3.1": {
    phrase: "no secret card data after payment",
    fix: "keep no stripe data, security code or PIN once a payment is approved",
    answer:
      "Sensitive authentication data such as security codes, track data and PINs is never stored after authorization, not even encrypted.",
  },
  "3.3.1.1": {
    phrase: "no stripe or chip data kept",
    fix: "make sure that full stripe or chip data is never kept after a payment",
    answer: "Full track data from the stripe or chip is never stored after authorization.",
  },
  "3.3.1.2": {
    phrase: "no security codes kept",
    fix: "make sure that the 3 or 4 digit security code is never kept after a payment, on paper or anywhere else",
    answer:
      "The card security code is never stored after authorization, neither on paper nor in any file.",
  },
  "3.3.1.3": {
    phrase: "no PINs kept",
    fix: "make sure that no PIN or PIN block is ever kept after a payment",
    answer: "PINs and PIN blocks are never stored after authorization.",
  },
  "3.3.2": {
    phrase: "secret data scrambled until approval",
    fix: "encrypt secret card data that you hold electronically before a payment is approved",
    answer:
      "Sensitive data that is held electronically before authorization is encrypted with strong cryptography.",
  },
  "3.4.1": {
    phrase: "hidden digits of card numbers",
    fix: "mask card numbers on screens and receipts, so that only people with a business need see more than the first six and last four digits",
    answer:
      "Card numbers are masked on screens and receipts: only the last four digits are shown, and only people with a business need see more.",
  },
  "3.4.2": {
    phrase: "no copying of card numbers from afar",
    fix: "block the copying of card numbers over remote access with technical settings",
    answer:
      "Over remote access, copying or moving card numbers is blocked by technical settings except for people with written permission.",
  },
  "3.5.1": {
    phrase: "stored card numbers made unreadable",
    fix: "make stored card numbers unreadable wherever they are, by encryption, truncation, tokens or keyed hashes",
    answer:
      "Stored card numbers are unreadable everywhere: databases, files and backups are strongly encrypted.",
  },
  "3.5.1.1": {
    phrase: "keyed hashes",
    fix: "use keyed hashes of the whole card number and look after the keys",
    answer: "Where we hash card numbers, the hash covers the whole number and uses a secret key.",
  },
  "3.5.1.2": {
    phrase: "limits on disk encryption",
    fix: "use disk encryption alone only for removable media, and add another method elsewhere",
    answer:
      "Disk encryption alone is used only for removable media; everywhere else another method makes the numbers unreadable too.",
  },
  "3.5.1.3": {
    phrase: "separate access to encrypted disks",
    fix: "manage access to encrypted disks apart from the sign-in of the operating system",
    answer:
      "Access to encrypted disks is managed apart from the Windows login, and the unlock keys are not tied to user accounts.",
  },
  "3.6.1": {
    phrase: "protected encryption keys",
    fix: "protect encryption keys by written steps, with as few people as possible able to reach them",
    answer:
      "Written procedures protect our encryption keys: only the fewest people needed have access, and master keys are stored apart.",
  },
  "3.6.1.2": {
    phrase: "safe forms of keys",
    fix: "keep secret keys encrypted by another key, in a hardware device or in separate parts",
    answer:
      "Secret keys are stored encrypted with a key encrypting key or inside a hardware security module.",
  },
  "3.6.1.3": {
    phrase: "few people near key parts",
    fix: "let only the fewest custodians reach readable key parts",
    answer: "Key components in clear text can be reached only by the fewest key custodians needed.",
  },
  "3.6.1.4": {
    phrase: "keys in few places",
    fix: "keep encryption keys in as few places as possible",
    answer: "Our encryption keys are kept in the fewest places possible.",
  },
  "3.7.1": {
    phrase: "making strong keys",
    fix: "write down and follow how strong keys are generated",
    answer:
      "By our written procedure, strong encryption keys are generated with an approved random generator.",
  },
  "3.7.2": {
    phrase: "handing keys over safely",
    fix: "write down and follow how keys are handed over safely",
    answer: "Keys are distributed only encrypted or in person to the people meant to have them.",
  },
  "3.7.3": {
    phrase: "storing keys safely",
    fix: "write down and follow how keys are stored safely",
    answer:
      "Encryption keys are stored in a secure key vault that nobody can read without permission.",
  },
  "3.7.4": {
    phrase: "changing keys on time",
    fix: "set how long each key may be used and change it when the time is up",
    answer:
      "Each encryption key has a defined lifetime (cryptoperiod) and is replaced when its time is up.",
  },
  "3.7.5": {
    phrase: "retiring old or leaked keys",
    fix: "replace or destroy keys that are old, weak or may have leaked",
    answer:
      "Keys are retired, replaced or destroyed when they expire, may be compromised or a holder of a part leaves.",
  },
  "3.7.6": {
    phrase: "no key in one person's hands",
    fix: "use split knowledge and dual control where people handle readable keys",
    answer:
      "Where keys are handled by hand, split knowledge and dual control make sure that no one person has a whole key.",
  },
  "3.7.7": {
    phrase: "no swapping of keys",
    fix: "prevent that keys are substituted without permission",
    answer:
      "Keys cannot be substituted without authorization: a new key is accepted only after approval.",
  },
  "3.7.8": {
    phrase: "key keepers' consent",
    fix: "have every key custodian confirm the duty in writing",
    answer: "Key custodians sign that they understand and accept their duties.",
  },
  "4.1.1": {
    phrase: "written rules for sending cards",
    fix: "write down your rules for sending card numbers safely, keep them current and make them known",
    answer:
      "Our written procedures for sending card data are kept up to date, and everyone concerned knows and follows them.",
  },
  "4.1.2": {
    phrase: "who makes sure of safe sending",
    fix: "name in writing who is responsible for sending card numbers safely",
    answer:
      "We have written down who is responsible for safe transmission, and these people know it.",
  },
  "4.2.1": {
    phrase: "encryption on the way",
    fix: "encrypt card numbers with strong, current encryption such as TLS 1.2 on every open network",
    answer:
      "Card numbers sent over the internet are encrypted with TLS 1.2 or newer, with trusted and valid certificates and no fallback to weak versions.",
  },
  "4.2.1.1": {
    phrase: "a list of certificates",
    fix: "keep a current list of the keys and certificates that protect card numbers on the way",
    answer: "We keep an up to date inventory of the trusted keys and certificates that we use.",
  },
  "4.2.1.2": {
    phrase: "strong Wi-Fi encryption",
    fix: "use WPA2 or WPA3 encryption on every Wi-Fi that card data travels over",
    answer: "Our Wi-Fi is encrypted with WPA2 or WPA3 for both sign-in and data.",
  },
  "4.2.2": {
    phrase: "card numbers in emails and chats",
    fix: "forbid card numbers in emails, texts and chats unless encrypted, and delete those that come in",
    answer:
      "Sending card numbers by email, text or chat is forbidden unless they are encrypted, and any that come in are deleted.",
  },
  "A2.1.1": {
    phrase: "old terminals' encryption",
    fix: "get confirmation that terminals with SSL or early TLS are not open to known attacks",
    answer:
      "For terminals that still use SSL or early TLS, we verified with the maker that they are not vulnerable to any known attack.",
  },
};
