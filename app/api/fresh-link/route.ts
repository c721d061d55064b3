import { askForLinkHandler, offerLinkHandler } from "@/lib/transports/fresh-link";

export const GET = offerLinkHandler;
export const POST = askForLinkHandler;
