// Every criterion of every questionnaire, and the fact that answers it. Their words stand in `sentences`.
import type { Sentences } from "@/lib/assessor/embedded/determination/sentences";

/** One criterion. */
export interface Criterion {
  /** Id of the criterion in the eligibility file. */
  readonly id: string;
  /** Under which name it shares words with other criteria. */
  readonly shares?: keyof Sentences["shared"];
  /** The fact that answers it, and the values for which it holds. */
  readonly fact?: string;
  readonly holds?: readonly string[];
  /** Holds by the kind of payment alone; nothing has to be confirmed. */
  readonly byKind?: boolean;
}

const NO_STORAGE = { shares: "noStorage", fact: "electronicStorage", holds: ["no"] } as const;
const PAPER_ONLY = {
  shares: "paperOnly",
  fact: "accountDataReceivedElectronically",
  holds: ["no"],
} as const;
const NO_OTHER_ROAD = {
  shares: "noOtherRoad",
  fact: "accountDataReceivedElectronically",
  holds: ["no"],
} as const;
const PROVIDERS = { shares: "providers", fact: "providersChecked", holds: [] } as const;
const COUNTER_SALES = { shares: "counterSales", byKind: true } as const;

/** The criteria by questionnaire, in the order of its attestation form. */
export const CRITERIA: Readonly<Record<string, readonly Criterion[]>> = {
  "SAQ A": [
    { id: "A-1", fact: "channel", holds: ["ecommerce", "mailOrder", "telephoneOrder"] },
    { id: "A-2", fact: "outsourced", holds: ["yes"] },
    { id: "A-3", ...NO_STORAGE },
    { id: "A-4", ...PROVIDERS },
    { id: "A-5", ...PAPER_ONLY },
    { id: "A-6", fact: "paymentPageElements", holds: ["providerOnly"] },
    { id: "A-7", fact: "scriptAttackConfirmation", holds: ["yes", "notApplicable"] },
  ],
  "SAQ A-EP": [
    { id: "AEP-1", fact: "channel", holds: ["ecommerce"] },
    { id: "AEP-2", fact: "serverClean", holds: ["yes"] },
    { id: "AEP-3", fact: "serverClean", holds: ["yes"] },
    { id: "AEP-4", ...PROVIDERS },
    { id: "AEP-5", fact: "paymentPageElements", holds: ["providerOnly", "merchantAndProvider"] },
    { id: "AEP-6", ...NO_STORAGE },
    { id: "AEP-7", ...PROVIDERS },
    { id: "AEP-8", ...PAPER_ONLY },
  ],
  "SAQ B": [
    { id: "B-1", fact: "entryMethod", holds: ["imprinter", "dialOutTerminal"] },
    { id: "B-2", fact: "isolatedFromOtherSystems", holds: ["yes"] },
    { id: "B-3", fact: "entryMethod", holds: ["imprinter", "dialOutTerminal"] },
    { id: "B-4", ...PAPER_ONLY },
    { id: "B-5", ...NO_STORAGE },
    { id: "B-X", ...COUNTER_SALES },
  ],
  "SAQ B-IP": [
    { id: "BIP-1", fact: "entryMethod", holds: ["ipTerminalStandalone"] },
    { id: "BIP-2", fact: "deviceListing", holds: ["ptsCurrent"] },
    { id: "BIP-3", fact: "isolatedFromOtherSystems", holds: ["yes"] },
    { id: "BIP-4", ...NO_OTHER_ROAD },
    { id: "BIP-5", fact: "entryMethod", holds: ["ipTerminalStandalone"] },
    { id: "BIP-6", ...NO_STORAGE },
    { id: "BIP-7", ...PAPER_ONLY },
    { id: "BIP-X", ...COUNTER_SALES },
  ],
  "SAQ C-VT": [
    { id: "CVT-1", fact: "entryMethod", holds: ["virtualTerminal"] },
    { id: "CVT-2", ...PROVIDERS },
    { id: "CVT-3", fact: "isolatedFromOtherSystems", holds: ["yes"] },
    { id: "CVT-4", fact: "batchOrStoreForwardSoftware", holds: ["no"] },
    { id: "CVT-5", fact: "cardReaderAttachedToComputer", holds: ["no"] },
    { id: "CVT-6", ...NO_OTHER_ROAD },
    { id: "CVT-7", ...PAPER_ONLY },
    { id: "CVT-X", byKind: true },
  ],
  "SAQ C": [
    {
      id: "C-1",
      fact: "entryMethod",
      holds: [
        "terminalTiedToPos",
        "paymentApplication",
        "mobileReaderNotListed",
        "virtualTerminal",
      ],
    },
    { id: "C-2", fact: "isolatedFromOtherSystems", holds: ["yes"] },
    { id: "C-3", fact: "singleLocationNetwork", holds: ["yes"] },
    { id: "C-4", ...NO_STORAGE },
    { id: "C-5", ...PAPER_ONLY },
    { id: "C-X", ...COUNTER_SALES },
  ],
  "SAQ P2PE": [
    { id: "P2PE-1", fact: "deviceListing", holds: ["p2peCurrent"] },
    { id: "P2PE-2", fact: "entryMethod", holds: ["p2peTerminal"] },
    { id: "P2PE-3", ...NO_OTHER_ROAD },
    { id: "P2PE-4", ...PAPER_ONLY },
    { id: "P2PE-5", fact: "providerManualFollowed", holds: ["yes"] },
    { id: "P2PE-X", ...COUNTER_SALES },
  ],
  "SAQ SPoC": [
    { id: "SPOC-1", fact: "channel", holds: ["cardPresentAttended"] },
    { id: "SPOC-2", fact: "deviceListing", holds: ["spocCurrent"] },
    { id: "SPOC-3", fact: "entryMethod", holds: ["spocReader"] },
    { id: "SPOC-4", ...NO_OTHER_ROAD },
    { id: "SPOC-5", fact: "isolatedFromOtherSystems", holds: ["yes"] },
    { id: "SPOC-6", ...PAPER_ONLY },
    { id: "SPOC-7", fact: "providerManualFollowed", holds: ["yes"] },
    { id: "SPOC-X", fact: "channel", holds: ["cardPresentAttended"] },
  ],
  "SAQ D": [{ id: "D-1", byKind: true }],
};
