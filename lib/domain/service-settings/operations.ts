// Settings of the service as a whole, which its operators choose.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { readServiceSettings, writeServiceSettings } from "./queries";
import { ServiceSettings } from "./shape";

export const getServiceSettings = operation({
  name: "service_settings.get",
  summary: "Get what is set for the service",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: ServiceSettings,
  errors: [],
  handler: (ctx) => readServiceSettings(ctx),
});

export const updateServiceSettings = operation({
  name: "service_settings.update",
  summary: "Set what holds for the service",
  kind: "command",
  actors: ["user"],
  input: ServiceSettings,
  output: ServiceSettings,
  errors: [],
  async handler(ctx, settings) {
    await writeServiceSettings(ctx, settings);
    ctx.emit("service.settings_changed", { id: ctx.caller.partnerId }, settings);
    return settings;
  },
});
