// Numbers and periods as people write them. Patterns are for normalised text; days per period.

/** Number words; "a" is one. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  "a couple of": 2,
  "a few": 3,
  "half a": 0.5,
  "a hundred and twenty": 120,
  "a hundred and eighty": 180,
  "one hundred and twenty": 120,
  "one hundred and eighty": 180,
  "a hundred": 100,
  "one hundred": 100,
  "a dozen": 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  "twenty four": 24,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
  an: 1,
  a: 1,
};

/** Days in a unit of time. */
export const DAYS_OF_UNIT: Readonly<Record<string, number>> = {
  hours: 1 / 24,
  hour: 1 / 24,
  hrs: 1 / 24,
  h: 1 / 24,
  days: 1,
  day: 1,
  weeks: 7,
  week: 7,
  wks: 7,
  months: 30.5,
  month: 30.5,
  quarters: 91.5,
  quarter: 91.5,
  seasons: 91.5,
  season: 91.5,
  years: 366,
  year: 366,
};

/** Periods that a frequency is told by. */
export const PERIODS: Readonly<Record<string, number>> = {
  ...{ hour: 1 / 24, day: 1, morning: 1, evening: 1, night: 1, noon: 1, shift: 1, start: 1 },
  ...{
    "working day": 1,
    "day of": 1,
    ride: 1,
    game: 7,
    match: 7,
    event: 7,
    "change of shift": 1,
    opening: 1,
    closing: 1,
    handover: 1,
    week: 7,
    weekend: 7,
    fortnight: 14,
    market: 7,
    tour: 7,
    trip: 7,
  },
  ...{ monday: 7, tuesday: 7, wednesday: 7, thursday: 7, friday: 7, saturday: 7, sunday: 7 },
  ...{ month: 30.5, quarter: 91.5, season: 91.5, "half year": 183, "six months": 183, year: 366 },
  ...{ "12 months": 366, "twelve months": 366, "3 months": 91.5, "three months": 91.5 },
  ...{ january: 366, february: 366, march: 366, april: 366, may: 366, june: 366, july: 366 },
  ...{ august: 366, september: 366, october: 366, november: 366, december: 366, spring: 366 },
  ...{ summer: 366, autumn: 366, fall: 366, winter: 366, anniversary: 366 },
};

/** Words that are a frequency by themselves. */
export const FREQUENCY_WORDS: Readonly<Record<string, number>> = {
  hourly: 1 / 24,
  daily: 1,
  nightly: 1,
  weekly: 7,
  fortnightly: 14,
  "bi weekly": 14,
  biweekly: 14,
  "bi monthly": 61,
  bimonthly: 61,
  "half yearly": 183,
  "six monthly": 183,
  "bi annually": 183,
  biannually: 183,
  "bi annual": 183,
  biannual: 183,
  "semi annually": 183,
  semiannually: 183,
  "semi annual": 183,
  quarterly: 91.5,
  monthly: 30.5,
  yearly: 366,
  annually: 366,
  annual: 366,
  "every half year": 183,
  "each half year": 183,
  "every six months": 183,
  "two yearly": 732,
  "every two years": 732,
  "every second year": 732,
  "every other year": 732,
};

/** All the time. */
export const FREQUENCY_STEADY =
  "continuous|continuously|constant|constantly|all the time|around the clock|round the clock|" +
  "24 ?/ ?7|real time|realtime|permanently|every few minutes|every minute|day and night";

/** At least once on each working day. */
export const FREQUENCY_DAILY =
  "before (?:the|each|every) (?:first )?(?:job|appointment|delivery|opening|service|ride|tour|trip|game|match|drive|round|market|use|class|delivery|event|show|party|customer|guest)|" +
  "(?:before|when|as soon as|every time|after) (?:we|i|the shop|the store) (?:open|close|cash)s?(?: up)?|" +
  "(?:at|before|after|on|when) (?:opening|closing)(?: time)?|every day|each day|" +
  "(?:at|before) the (?:start|end) of (?:the|each|every|a) (?:day|shift)|first thing in the morning|" +
  "before (?:each|every|the) (?:shift|opening|service)|cashing up|" +
  "after each shift|each time we open|mornings|evenings|(?:before|after) (?:lunch|dinner|breakfast|service|work|each service)";

/** Without any rhythm. */
export const FREQUENCY_RARE =
  "now and (?:then|again)|from time to time|once in a while|every so often|every now and then|irregularly|" +
  "when(?:ever)? (?:i|we|they|he|she|someone|somebody|anyone) (?:remembers?|thinks? (?:of|about) (?:it|them)|gets? (?:round|around) to it|has time|have time|finds? (?:the )?time|feels? like it)|" +
  "when there is time|when time allows|time permitting|occasionally|rarely|seldom";

/** How long ago, told without a number. */
export const DAYS_OF_WORD: Readonly<Record<string, number>> = {
  yesterday: 1,
  "this week": 7,
  "last week": 14,
  "this month": 30,
  "last month": 60,
};

/** Month names, for "in March and September". */
export const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|" +
  "oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

/** At once, or so soon that no number is needed. */
export const DURATION_AT_ONCE =
  "(?:the |that |on the |on that )?(?:very )?same (?:day|evening|night|hour|afternoon|morning|minute)|" +
  "straight ?away|immediately|immediate|at once|right away|instantly|on the spot|overnight|" +
  "as soon as|the moment|the minute|the day (?:they|he|she|someone|somebody|a|it|an)|" +
  "(?:on|by) (?:their|the|his|her) last (?:working )?day|that (?:very )?day|the (?:same|next|very) day|" +
  "within (?:the|an|one|a few|two|three|\\d) (?:hours?|minutes?)|" +
  "before (?:they|he|she) (?:leaves?|walks?|goes|go)|by (?:the )?close of business|promptly|without delay";
