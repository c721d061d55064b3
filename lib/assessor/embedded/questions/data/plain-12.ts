// Everyday words for requirement 12.
import type { PlainTexts } from "@/lib/assessor/embedded/questions/plain-shape";

/** Everyday words for requirement 12. */
export const PLAIN_12: PlainTexts = {
  "12.1.1": {
    phrase: "a written security policy",
    fix: "write a security policy, keep it current and give it to all staff it concerns",
    answer:
      "Our written security policy is published and known to all staff and the vendors it concerns.",
  },
  "12.1.2": {
    phrase: "a yearly review of the policy",
    fix: "review your security policy at least once every 12 months and update it",
    answer: "The security policy is reviewed at least once a year and updated as needed.",
  },
  "12.1.3": {
    phrase: "duties that staff know and accept",
    fix: "say in the policy who has which security duties, and have everyone confirm theirs",
    answer:
      "The policy states the security duties of all staff, and everyone has signed that they know and accept them.",
  },
  "12.1.4": {
    phrase: "a person in charge of security",
    fix: "formally put a senior person in charge of security",
    answer: "A member of management is formally in charge of information security.",
  },
  "12.2.1": {
    phrase: "house rules for devices and internet",
    fix: "write rules for the acceptable use of devices, email and internet, with approval and a list of allowed products",
    answer:
      "Our written acceptable use rules say which devices and programs are approved and how they may be used.",
  },
  "12.3.1": {
    phrase: "written risk studies",
    fix: "write a targeted risk analysis for each control that asks for one and review it every 12 months",
    answer:
      "Each targeted risk analysis is written down with assets, threats and reasons and reviewed at least once a year.",
  },
  "12.3.3": {
    phrase: "a yearly check of encryption methods",
    fix: "list your encryption methods and review them every 12 months",
    answer:
      "The cipher suites and protocols we use are on a list that we review at least once a year.",
  },
  "12.3.4": {
    phrase: "a yearly check of hardware and software",
    fix: "review every 12 months whether your hardware and software still get security fixes",
    answer:
      "Hardware and software are reviewed once a year: do they still get security fixes, and is a replacement planned.",
  },
  "12.5.1": {
    phrase: "a list of systems in scope",
    fix: "keep a current list of all systems in scope and what each is for",
    answer: "We keep a current inventory of all systems in scope with what each one is used for.",
  },
  "12.5.2": {
    phrase: "a yearly check of the scope",
    fix: "document and confirm your PCI DSS scope every 12 months and after significant changes",
    answer:
      "The PCI DSS scope is documented and confirmed at least once a year and after significant changes.",
  },
  "12.6.1": {
    phrase: "security training",
    fix: "run a security awareness program for all staff",
    answer:
      "All staff take part in a security awareness program on our rules and how to protect card data.",
  },
  "12.6.2": {
    phrase: "training kept up to date",
    fix: "review the awareness program every 12 months and update it for new threats",
    answer: "The awareness program is reviewed once a year and updated for new threats.",
  },
  "12.6.3": {
    phrase: "training at hire and yearly",
    fix: "train everyone when hired and at least every 12 months, and have them confirm the policy",
    answer:
      "Training takes place at hire and at least once a year in several ways, and staff confirm that they read the policy.",
  },
  "12.6.3.1": {
    phrase: "training on phishing and tricks",
    fix: "include phishing and social engineering in the training",
    answer: "The training covers phishing and social engineering.",
  },
  "12.6.3.2": {
    phrase: "training on safe use of devices",
    fix: "include the acceptable use of devices, email and internet in the training",
    answer: "The training also covers the acceptable use of laptops, phones, email and internet.",
  },
  "12.7.1": {
    phrase: "checks before hiring",
    fix: "screen people before you hire them for work with card systems",
    answer:
      "We screen people before hiring them for jobs with access to card systems, as far as the law allows.",
  },
  "12.8.1": {
    phrase: "a list of outside firms",
    fix: "keep a list of service providers and what each does for you",
    answer: "The list of our service providers shows which services each one provides.",
  },
  "12.8.2": {
    phrase: "contracts with outside firms",
    fix: "have a written agreement with each provider in which it accepts responsibility for card data",
    answer:
      "Written agreements with all service providers state that they are responsible for the security of card data.",
  },
  "12.8.3": {
    phrase: "checks before signing firms",
    fix: "check service providers by a set process before you sign with them",
    answer: "Before we engage a service provider we check it by a set process.",
  },
  "12.8.4": {
    phrase: "a yearly check of firms' compliance",
    fix: "check each provider's PCI DSS compliance at least once every 12 months",
    answer: "We check the PCI DSS compliance status of each service provider at least once a year.",
  },
  "12.8.5": {
    phrase: "who does what, you or the firm",
    fix: "write down which requirements you and each provider take care of",
    answer:
      "A written matrix shows which requirements each provider handles, which we handle and which we share.",
  },
  "12.10.1": {
    phrase: "an incident plan",
    fix: "write an incident response plan with roles, contacts, bank and card brands, and steps",
    answer:
      "Our written incident response plan has roles, contacts, how to inform the bank and the card brands, steps to contain and recover, and backups.",
  },
  "12.10.2": {
    phrase: "a yearly test of the plan",
    fix: "review and test the incident plan at least once every 12 months",
    answer: "The incident plan is reviewed and tested at least once a year.",
  },
  "12.10.3": {
    phrase: "someone on call day and night",
    fix: "name people who can be reached 24 hours a day for incidents",
    answer: "Named people are on call 24 hours a day for security incidents.",
  },
  "12.10.4": {
    phrase: "training of the incident team",
    fix: "train the people who respond to incidents",
    answer: "The incident response team is trained regularly for its duties.",
  },
  "12.10.4.1": {
    phrase: "how often the incident team trains",
    fix: "set in a written risk analysis how often the incident team is trained",
    answer: "A targeted risk analysis says how often the incident team is trained.",
  },
  "12.10.5": {
    phrase: "alerts in the incident plan",
    fix: "say in the incident plan how you respond to alerts of your security tools",
    answer:
      "The incident plan covers the response to alerts from intrusion detection, firewalls, file and payment page monitoring and Wi-Fi checks.",
  },
  "12.10.6": {
    phrase: "lessons learned",
    fix: "improve the incident plan by lessons learned and industry news",
    answer: "We improve the incident plan after each incident or test and with industry news.",
  },
  "12.10.7": {
    phrase: "steps for stray card numbers",
    fix: "write steps for card numbers that turn up where they should not be",
    answer:
      "Our written steps for card numbers found where they do not belong say how to delete or secure them and find out where they came from.",
  },
};
