// What applicants choose, in words: on the form, and in the console.
import type { ApplicantKind, MerchantRange } from "@/lib/domain/application/shape";

/** What a company is. */
export const KIND_WORDS: Readonly<Record<ApplicantKind, string>> = {
  acquirer: "Acquiring bank",
  iso: "Independent sales organisation (ISO)",
  service_provider: "Managed service provider",
  integrator: "Integrator or software company",
  other: "Something else",
};

/** How many merchants. */
export const RANGE_WORDS: Readonly<Record<MerchantRange, string>> = {
  to_100: "Up to 100",
  to_1000: "Up to 1,000",
  to_10000: "Up to 10,000",
  to_100000: "Up to 100,000",
  beyond: "More than 100,000",
};
