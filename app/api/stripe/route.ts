import { pathHandlers } from "@/lib/transports/rest";
import { stripeEventsHandler } from "@/lib/transports/stripe-events";

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ POST: stripeEventsHandler });
