// What misgivings are learned by (see misgiving-lessons.ts): which doubt should have been raised where a topic or a
// statement was overlooked, the channel that goes with a description, and what is no ground for misgivings.

/** Per topic of a question the doubt that leads to it. */
export const TOPIC_DOUBTS: Readonly<Record<string, string>> = {
  cardStorage: "storage.maybe",
  paperScanned: "scan.maybe",
  receivedElectronically: "received.maybe",
  terminalConnection: "connection.maybe",
  checkoutHosting: "page.maybe",
  formDestination: "page.maybe",
  terminalStandalone: "tied.maybe",
  terminalIsolation: "isolated.maybe",
  posIsolation: "isolated.maybe",
  vtIsolation: "isolated.maybe",
  readerIsolation: "isolated.maybe",
  phoneLine: "line.maybe",
  callRecording: "recording.yes",
  vtReader: "vtReader.maybe",
};

/** Per statement that asks for a larger questionnaire the doubt that would have brought it up. */
export const OVERLOOKED: Readonly<Record<string, string>> = {
  "storage.yes": "storage.maybe",
  "received.email": "received.maybe",
  "received.faxElectronic": "received.maybe",
  notIsolated: "isolated.maybe",
  notDedicated: "isolated.maybe",
  "recording.withCard": "recording.yes",
  "connection.adapter": "connection.maybe",
  "phoneLine.voip": "line.maybe",
  "vtReader.yes": "vtReader.maybe",
  "way.tied": "tied.maybe",
};

/** Channels by the statements that tell of them, the most telling first; all others are at the counter. */
export const CHANNELS_OF: readonly (readonly [channel: string, statements: readonly string[]])[] = [
  [
    "website",
    [
      ...["way.web", "web.redirect", "web.embedded", "web.scriptForm", "web.directPost"],
      ...["web.server", "web.serverClean", "web.pageOther", "ownFields", "script.yes", "script.no"],
      ...["platform.provider", "platform.customised"],
    ],
  ],
  ["links", ["way.link"]],
  [
    "mobile",
    [
      "way.mobileReader",
      "way.tapOnPhone",
      "pinOnPhone",
      "spoc.listed",
      "spoc.unlisted",
      "spoc.claimed",
    ],
  ],
  ["phoneVT", ["way.virtualTerminal"]],
  ["mailOrder", ["arrival.mail"]],
  ["phoneVT", ["arrival.phone"]],
];

/** What merchants may say for reassurance, and most leave out where it goes without saying. */
const ABOUT_NUMBERS = [
  ...["storage.no", "storage.token", "received.none", "recording.no", "web.serverClean"],
  ...["arrival.noPhone", "way.none", "location.one"],
];
const ABOUT_EQUIPMENT = [
  ...["vtReader.no", "dedicated", "standalone", "phoneLine.analog", "recording.withoutCard"],
  ...["received.faxPaper", "storage.paper", "script.yes", "pts.yes", "encryption.none"],
];

/** Assurances that may be left out together. */
export const ASSURANCES: readonly ReadonlySet<string>[] = [
  new Set(),
  new Set(ABOUT_NUMBERS),
  new Set(ABOUT_EQUIPMENT),
  new Set([...ABOUT_NUMBERS, ...ABOUT_EQUIPMENT]),
];
