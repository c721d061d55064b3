// Everyday words for requirement 9.
import type { PlainTexts } from "@/lib/assessor/embedded/questions/plain-shape";

/** Everyday words for requirement 9. */
export const PLAIN_09: PlainTexts = {
  "9.1.1": {
    phrase: "written rules for rooms, papers and terminals",
    fix: "write down your rules for rooms, papers and terminals, keep them current and make them known",
    answer:
      "Our written procedures for physical security are kept up to date, and everyone concerned knows and follows them.",
  },
  "9.1.2": {
    phrase: "who looks after physical security",
    fix: "name in writing who is responsible for each physical security task",
    answer:
      "We have written down who is responsible for each physical security task, and these people know it.",
  },
  "9.2.1": {
    phrase: "locked rooms for card systems",
    fix: "lock the rooms with card systems, so that only approved people get in",
    answer: "The rooms with our card systems are locked, and only approved people have a key.",
  },
  "9.2.1.1": {
    phrase: "cameras or entry records",
    fix: "watch the entrances of sensitive rooms by camera or entry system and keep the records for three months",
    answer:
      "Cameras or an entry system record who enters and leaves sensitive rooms; recordings are reviewed and kept for at least 3 months.",
  },
  "9.2.2": {
    phrase: "network sockets in public places",
    fix: "switch off or lock network sockets that the public could reach",
    answer: "Network sockets within the public's reach are locked away or disabled.",
  },
  "9.2.3": {
    phrase: "routers and cables out of reach",
    fix: "keep routers, access points and cables out of strangers' reach",
    answer:
      "Routers, access points and network cables are locked away, so that only approved people can reach them.",
  },
  "9.2.4": {
    phrase: "locked server screens",
    fix: "lock consoles in sensitive rooms when nobody uses them",
    answer: "Consoles in the server room are locked when nobody uses them.",
  },
  "9.3.1": {
    phrase: "who gets keys and badges",
    fix: "approve, list and take back the keys and badges of staff",
    answer:
      "Keys and badges for staff and contractors are given out by a written procedure with approval, and are changed or taken back when needs change.",
  },
  "9.3.1.1": {
    phrase: "keys back when people leave",
    fix: "take back keys and badges at once when someone leaves",
    answer:
      "Staff access to sensitive rooms is approved by job; when someone leaves, keys and badges are returned or disabled at once.",
  },
  "9.3.2": {
    phrase: "escorted visitors with badges",
    fix: "approve visitors, give them a badge and stay with them at all times",
    answer:
      "Visitors are approved first, wear a badge that looks different from staff's, and are escorted at all times.",
  },
  "9.3.3": {
    phrase: "visitor badges given back",
    fix: "collect visitor badges before visitors leave",
    answer: "Visitor badges are collected or deactivated before visitors go.",
  },
  "9.3.4": {
    phrase: "a visitor log",
    fix: "keep a visitor log for at least three months",
    answer:
      "A visitor log with name, company, date, time and who approved it is kept for at least 3 months.",
  },
  "9.4.1": {
    phrase: "papers and media locked away",
    fix: "lock away paper and other media with card data",
    answer: "Papers and media with card data are locked away in a cabinet.",
  },
  "9.4.1.1": {
    phrase: "a safe place for backups",
    fix: "store offline backups with card data in a secure place",
    answer: "Offline backups with card data are stored in a secure place.",
  },
  "9.4.1.2": {
    phrase: "a yearly look at backup storage",
    fix: "review the security of the place where backups are kept every 12 months",
    answer: "We review the security of the place where backups are stored once a year.",
  },
  "9.4.2": {
    phrase: "media marked by sensitivity",
    fix: "mark or sort media with card data by how sensitive it is",
    answer: "Media with card data is classified and marked as confidential.",
  },
  "9.4.3": {
    phrase: "safe sending of media",
    fix: "send media with card data only by tracked courier and log it",
    answer:
      "Media with card data is sent out only by secured courier with tracking, and each item is logged.",
  },
  "9.4.4": {
    phrase: "approval before media leaves",
    fix: "have management approve media with card data before it leaves",
    answer: "Management approves all media with card data before it leaves our premises.",
  },
  "9.4.5": {
    phrase: "a list of disks and sticks",
    fix: "keep a list of electronic media with card data",
    answer:
      "We keep an inventory log of all electronic media with card data, such as disks and USB sticks.",
  },
  "9.4.5.1": {
    phrase: "a yearly count of disks and sticks",
    fix: "count electronic media with card data every 12 months",
    answer: "The inventory of disks and other electronic media is counted once a year.",
  },
  "9.4.6": {
    phrase: "shredding of card papers",
    fix: "cross-cut shred papers with card data that are no longer needed, and keep them locked until then",
    answer:
      "Papers with card data that are no longer needed are cross-cut shredded; until then they stay in a locked container.",
  },
  "9.4.7": {
    phrase: "wiping of old disks",
    fix: "wipe or destroy electronic media with card data when no longer needed",
    answer:
      "Disks and other electronic media with card data are wiped or destroyed when no longer needed.",
  },
  "9.5.1": {
    phrase: "terminals safe from tampering",
    fix: "protect terminals from tampering with a list, regular checks and trained staff",
    answer:
      "Our card terminals are protected from tampering and swapping: we keep a list of them, inspect them regularly and train staff to report anything suspicious.",
  },
  "9.5.1.1": {
    phrase: "a list of card terminals",
    fix: "keep a list of your terminals with make, model, place and serial number",
    answer:
      "The list of our terminals shows make and model, location and serial number, and is kept up to date.",
  },
  "9.5.1.2": {
    phrase: "checks of terminals",
    fix: "inspect your terminals regularly for tampering and swapping",
    answer: "We inspect every terminal for signs of tampering or swapping at least every week.",
  },
  "9.5.1.2.1": {
    phrase: "how often terminals are checked",
    fix: "set in a written risk analysis how often terminals are inspected",
    answer: "A targeted risk analysis says how often and how we inspect the terminals.",
  },
  "9.5.1.3": {
    phrase: "staff training on terminals",
    fix: "train staff to spot tampered terminals, check repair people's identity and report anything odd",
    answer:
      "Staff are trained to spot tampered or swapped terminals, to check the identity of repair people and to report suspicious behavior.",
  },
};
