// The examples of presets: part of the one list of examples.

import type { TestDatabase } from "./database";
import type { Example } from "./examples";
import { PRESETS, presetPath, somePreset } from "./preset-world";
import { aMerchant, type TestPartner } from "./world";

type Build = (database: TestDatabase, partner: TestPartner) => Promise<Example>;

const onPreset =
  (body?: Record<string, unknown>): Build =>
  async (_, partner) => ({ path: await presetPath(partner), ...(body ? { body } : {}) });

/** The examples, by the operation's name in the code. */
export const PRESET_EXAMPLES = {
  offeredPresets: async (_, partner) => ({ path: `${(await aMerchant(partner)).base}/presets` }),
  listUnknownProducts: async () => ({ path: "/v1/partner/unknown-products?limit=20" }),
  listPresets: async () => ({ path: PRESETS }),
  getPreset: onPreset(),
  createPreset: async () => ({ path: PRESETS, body: somePreset() }),
  updatePreset: onPreset({ published: true }),
  deletePreset: onPreset(),
} satisfies Record<string, Build>;
