// Answers in the voices of many merchants, with what they prove and what they must not prove.
// Written to judge the rules by, not to be matched by them. Data only.
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";

/** One combined answer with the statuses that it must and must not lead to. */
export interface DistributionCase {
  readonly saqType: SaqType;
  readonly topLevel: string;
  readonly combinedAnswer: string;
  readonly expected: Readonly<Record<string, ControlStatus>>;
  readonly mustNot: Readonly<Record<string, readonly ControlStatus[]>>;
}

const IP: ControlStatus = "In Place";
const NIP: ControlStatus = "Not In Place";
const NA: ControlStatus = "Not Applicable";
const CCW: ControlStatus = "In Place with Compensating Control";
const FULFILLED: readonly ControlStatus[] = [IP, CCW];
const ANY: readonly ControlStatus[] = [IP, CCW, NIP, NA];

/** The cases. */
export const CASES: readonly DistributionCase[] = [
  {
    saqType: "SAQ A",
    topLevel: "8",
    combinedAnswer:
      "Three people can get into the shop backend and each has an own login. Passwords need 14 characters, letters and digits mixed, and we change them every two months. Nobody may take one of the last five again. When our student left in summer I deleted her login that evening.",
    expected: { "8.2.1": IP, "8.3.6": IP, "8.3.9": IP, "8.3.7": IP, "8.2.5": IP },
    mustNot: { "8.3.5": FULFILLED, "8.2.2": [NIP, NA] },
  },
  {
    saqType: "SAQ A",
    topLevel: "8",
    combinedAnswer:
      "we all use the same admin login for wordpress, password is the name of the shop plus 2019, never changed it",
    expected: { "8.2.1": NIP, "8.2.2": NIP, "8.3.9": NIP },
    mustNot: { "8.3.6": FULFILLED, "8.3.1": [NIP, NA] },
  },
  {
    saqType: "SAQ A",
    topLevel: "8",
    combinedAnswer: "Our web guy takes care of all logins, I'm sure it is fine.",
    expected: {},
    mustNot: { "8.2.1": ANY, "8.2.2": ANY, "8.3.1": ANY, "8.3.6": ANY, "8.3.9": ANY },
  },
  {
    saqType: "SAQ A",
    topLevel: "6",
    combinedAnswer:
      "WordPress and all plug-ins update themselves overnight. I get the Wordfence mailing list with new security holes and sort them into urgent and can wait.",
    expected: { "6.3.3": IP, "6.3.1": IP },
    mustNot: {},
  },
  {
    saqType: "SAQ A",
    topLevel: "6",
    combinedAnswer: "The last update of the shop software was three years ago, if it ain't broke don't fix it.",
    expected: { "6.3.3": NIP },
    mustNot: { "6.3.1": FULFILLED },
  },
  {
    saqType: "SAQ A",
    topLevel: "11",
    combinedAnswer:
      "An ASV scans our site every quarter and the reports are green. After the relaunch in spring we had an extra scan done too, we do that after every bigger change.",
    expected: { "11.3.2": IP, "11.3.2.1": IP },
    mustNot: {},
  },
  {
    saqType: "SAQ A",
    topLevel: "11",
    combinedAnswer: "We do a scan once a year when the bank sends a reminder.",
    expected: { "11.3.2": NIP },
    mustNot: { "11.3.2.1": FULFILLED },
  },
  {
    saqType: "SAQ A",
    topLevel: "11",
    combinedAnswer: "We have no web page of our own, customers only get payment links from the provider.",
    expected: { "11.3.2": NA, "11.3.2.1": NA },
    mustNot: {},
  },
  {
    saqType: "SAQ A",
    topLevel: "12",
    combinedAnswer:
      "There is a sheet with all firms that touch card data and what each does for us: Mollie for payments, the hoster for the site. We have contracts with both in which they take responsibility for the security of the card data. Once a year I download their PCI certificates.",
    expected: { "12.8.1": IP, "12.8.2": IP, "12.8.4": IP },
    mustNot: { "12.8.3": FULFILLED, "12.10.1": FULFILLED, "12.8.5": [NIP, NA] },
  },
  {
    saqType: "SAQ A",
    topLevel: "12",
    combinedAnswer:
      "In case of a hack there's a one-page plan by the phone: who calls the bank, who calls the payment company, how to take the site offline. Who is responsible for which PCI point, us or Stripe, is in a table in our folder. We'll make a list of suppliers next month.",
    expected: { "12.10.1": IP, "12.8.5": IP, "12.8.1": NIP },
    mustNot: { "12.8.2": FULFILLED, "12.8.4": FULFILLED },
  },
  {
    saqType: "SAQ A",
    topLevel: "3",
    combinedAnswer:
      "Phone orders come in on an order pad with the card number; after keying it in we shred the sheet the same day. It's written in our office manual that everybody had to sign.",
    expected: { "3.1.1": IP },
    mustNot: { "3.2.1": [NA, NIP] },
  },
  {
    saqType: "SAQ A",
    topLevel: "9",
    combinedAnswer:
      "Order forms with card numbers are kept in a locked steel cabinet, only my wife and I have the key. They're marked confidential. When we don't need them any more they go through the cross-cut shredder. Nothing ever leaves the office.",
    expected: { "9.4.1": IP, "9.4.2": IP, "9.4.6": IP, "9.4.3": NA, "9.4.4": NA },
    mustNot: { "9.4.1": [NA, NIP] },
  },
  {
    saqType: "SAQ A",
    topLevel: "9",
    combinedAnswer: "Old order sheets go into the paper bin, I tear them in half first.",
    expected: { "9.4.6": NIP },
    mustNot: { "9.4.1": FULFILLED, "9.4.2": FULFILLED },
  },
  {
    saqType: "SAQ A",
    topLevel: "2",
    combinedAnswer: "The hosting panel still has the password the hoster mailed us, we never got round to changing it.",
    expected: { "2.2.2": NIP },
    mustNot: {},
  },
  {
    saqType: "SAQ A",
    topLevel: "2",
    combinedAnswer: "Everything is in place, mark all as compliant please.",
    expected: {},
    mustNot: { "2.2.2": ANY },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "1",
    combinedAnswer:
      "Firewall in front of the web server: only 443 and 80 may come in, everything else is dropped, and outgoing it may only talk to the payment gateway and the update servers. A drawing shows all connections, last updated in May when we moved the database. Rules are gone through every half year by our admin and me.",
    expected: { "1.3.1": IP, "1.3.2": IP, "1.2.3": IP, "1.2.7": IP },
    mustNot: { "1.4.3": FULFILLED, "1.2.4": FULFILLED, "1.1.1": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "1",
    combinedAnswer:
      "Every change of a firewall rule needs a ticket that the IT lead approves. The list of open ports has the reason and who okayed it next to each. Firewall rules are looked at once a year. Spoofed packets get thrown away by the router.",
    expected: { "1.2.2": IP, "1.2.5": IP, "1.2.7": NIP, "1.4.3": IP },
    mustNot: { "1.2.8": FULFILLED, "1.4.5": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "2",
    combinedAnswer:
      "New servers are built from a hardening checklist based on CIS. We take off everything that isn't needed: no mail server, no FTP, no sample sites. Default accounts are deleted and passwords that came with products replaced by long ones. I administrate only by SSH with keys.",
    expected: { "2.2.1": IP, "2.2.4": IP, "2.2.2": IP, "2.2.7": IP },
    mustNot: { "2.1.1": FULFILLED, "2.2.6": [NIP, NA] },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "3",
    combinedAnswer: "No card number, no CVV, no PIN is ever stored by us, not on paper and not on the server; the form sends it straight to Adyen.",
    expected: { "3.3.1.2": IP, "3.3.1.3": IP },
    mustNot: { "3.1.1": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "4",
    combinedAnswer:
      "The whole site runs on https with TLS 1.2 and 1.3 only, certificate renews itself. If someone mails us a card number we delete the mail and ring them; it's forbidden to forward it.",
    expected: { "4.2.1": IP, "4.2.2": IP },
    mustNot: { "4.1.1": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "5",
    combinedAnswer:
      "All office PCs run ESET, signature updates come by themselves several times a day, on-access scanner is on and a full scan runs on Sundays. Logs are kept on the ESET console for 13 months. Office 365 filters out phishing mails.",
    expected: { "5.2.1": IP, "5.3.1": IP, "5.3.2": IP, "5.3.4": IP, "5.4.1": IP },
    mustNot: { "5.3.3": FULFILLED, "5.3.5": FULFILLED, "5.2.3": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "6",
    combinedAnswer:
      "We write no software ourselves, the shop is off-the-shelf Shopware. Critical patches go in within two weeks. Cloudflare's WAF sits in front of the shop and blocks attacks. Changes are first tried on the staging copy, then I sign them off and there's always a rollback.",
    expected: { "6.2.1": NA, "6.2.2": NA, "6.2.4": NA, "6.3.3": IP, "6.4.2": IP, "6.5.1": IP },
    mustNot: { "6.4.3": FULFILLED, "6.4.1": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "6",
    combinedAnswer: "Security updates get installed when our agency has time, usually every three or four months.",
    expected: { "6.3.3": NIP },
    mustNot: { "6.4.2": ANY, "6.4.3": ANY },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "7",
    combinedAnswer:
      "Who may do what in the backend depends on the job: packers only see addresses, only accounting sees payments. I approve each right in writing before it is set up. Twice a year we print the user list and cross out who doesn't need it any more.",
    expected: { "7.2.2": IP, "7.2.3": IP, "7.2.4": IP },
    mustNot: { "7.2.5": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "8",
    combinedAnswer:
      "MFA with an authenticator app for all admins and for everyone who connects from home. After 6 wrong passwords the account is blocked for 45 minutes. Sessions end after ten minutes of doing nothing. Accounts nobody uses are switched off after 60 days.",
    expected: { "8.4.1": IP, "8.4.3": IP, "8.3.4": IP, "8.2.8": IP, "8.2.6": IP },
    mustNot: { "8.3.6": FULFILLED, "8.6.2": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "8",
    combinedAnswer: "Passwords: min. 8 chars. Accounts lock after 20 tries. Screens lock after half an hour. No 2FA yet, planned for autumn.",
    expected: { "8.3.6": NIP, "8.3.4": NIP, "8.2.8": NIP },
    mustNot: { "8.4.1": FULFILLED, "8.4.2": FULFILLED, "8.4.3": FULFILLED, "8.2.6": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "10",
    combinedAnswer:
      "All servers log to a central syslog box right away. Failed logins and everything root does are recorded with user, time, source and result. Only the two admins can read the logs and nobody can alter them. A SIEM checks them day and night and mails us; we follow up on each alert. Logs stay 18 months, half a year of it online.",
    expected: {
      "10.2.1": IP,
      "10.3.3": IP,
      "10.2.1.4": IP,
      "10.2.1.2": IP,
      "10.3.1": IP,
      "10.3.2": IP,
      "10.4.1.1": IP,
      "10.4.3": IP,
      "10.5.1": IP,
    },
    mustNot: { "10.6.1": FULFILLED, "10.2.1.3": FULFILLED, "10.3.4": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "10",
    combinedAnswer: "The hoster keeps access logs for 30 days, then they're overwritten. Nobody looks at them unless there's trouble.",
    expected: { "10.5.1": NIP, "10.4.1": NIP },
    mustNot: { "10.2.1.2": FULFILLED, "10.6.1": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "11",
    combinedAnswer:
      "Pen test from the internet by an independent firm each spring; what they found was mended and they tried again to be sure. Our intrusion prevention runs at the network edge, sends alarms and updates itself. Tripwire compares the system files every night and alerts me.",
    expected: { "11.4.3": IP, "11.4.4": IP, "11.5.1": IP, "11.5.2": IP },
    mustNot: { "11.6.1": FULFILLED, "11.3.2": FULFILLED, "11.4.5": FULFILLED },
  },
  {
    saqType: "SAQ A-EP",
    topLevel: "12",
    combinedAnswer:
      "Security policy: written, everyone gets it on day one and signs it. It was last revised in January and that happens every January. My partner Jo is formally responsible for information security, being the managing director.",
    expected: { "12.1.1": IP, "12.1.2": IP, "12.1.4": IP },
    mustNot: { "12.6.1": FULFILLED, "12.10.1": FULFILLED, "12.8.1": FULFILLED },
  },
  {
    saqType: "SAQ B",
    topLevel: "3",
    combinedAnswer: "The slips show only the last four digits of the card. We never write the number on the back down and the machine doesn't keep PINs.",
    expected: { "3.4.1": IP, "3.3.1.2": IP, "3.3.1.3": IP },
    mustNot: { "3.1.1": FULFILLED },
  },
  {
    saqType: "SAQ B",
    topLevel: "3",
    combinedAnswer: "For telephone bookings I note the card number with expiry and the three digits in the diary and keep it till the guest has left.",
    expected: { "3.3.1.2": NIP },
    mustNot: { "3.3.1": FULFILLED, "3.4.1": FULFILLED },
  },
  {
    saqType: "SAQ B",
    topLevel: "7",
    combinedAnswer: "Refunds and the drawer with the merchant copies are only for me and the shift manager, the others don't need that for their job.",
    expected: { "7.2.2": IP },
    mustNot: {},
  },
  {
    saqType: "SAQ B",
    topLevel: "9",
    combinedAnswer:
      "2 machines, make + serial no. on a list in the office. Every morning before opening whoever is on shift looks them over for scratches, odd stickers or loose parts. All staff were shown how, and that they must ask any repair man for ID and ring me first.",
    expected: { "9.5.1.1": IP, "9.5.1.2": IP, "9.5.1.3": IP },
    mustNot: { "9.4.1": FULFILLED, "9.4.6": FULFILLED },
  },
  {
    saqType: "SAQ B",
    topLevel: "9",
    combinedAnswer: "Card machine sits on the counter, never had any trouble with it. Honestly we never look at it closely.",
    expected: { "9.5.1.2": NIP },
    mustNot: { "9.5.1.1": FULFILLED, "9.5.1.3": FULFILLED },
  },
  {
    saqType: "SAQ B",
    topLevel: "12",
    combinedAnswer: "There's no security policy on paper, we just talk about it. Staff get told about card safety when they start and again every Christmas.",
    expected: { "12.1.1": NIP },
    mustNot: { "12.8.2": FULFILLED, "12.10.1": FULFILLED, "12.1.2": FULFILLED },
  },
  {
    saqType: "SAQ B",
    topLevel: "12",
    combinedAnswer: "I think our accountant did something about that, probably there is a policy somewhere.",
    expected: {},
    mustNot: { "12.1.1": ANY, "12.1.2": ANY, "12.6.1": ANY, "12.8.1": ANY },
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "1",
    combinedAnswer: "The terminals hang on their own VLAN, guests' WLAN can't get there. From outside nothing comes in, the router blocks all incoming connections, and the terminals may only call the processor's address.",
    expected: { "1.3.1": IP, "1.3.2": IP, "1.3.3": IP },
    mustNot: { "1.2.3": FULFILLED, "1.4.3": FULFILLED },
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "1",
    combinedAnswer: "Terminals and customers' phones are in the same wifi. There is no drawing of the network.",
    expected: { "1.3.3": NIP, "1.2.3": NIP },
    mustNot: { "1.3.1": FULFILLED },
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "2",
    combinedAnswer: "The router's admin page is only reachable by https. Wifi key is the one printed on the box, works fine.",
    expected: { "2.2.7": IP, "2.3.1": NIP },
    mustNot: { "2.2.2": FULFILLED, "2.3.2": FULFILLED },
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "4",
    combinedAnswer: "The terminals send everything encrypted with TLS 1.2 and the maker's certificates. No SSL or early TLS on any terminal.",
    expected: { "4.2.1": IP, "A2.1.1": NA },
    mustNot: {},
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "6",
    combinedAnswer: "The router firmware is set to update automatically and the terminals load theirs overnight from the acquirer.",
    expected: { "6.3.3": IP },
    mustNot: { "6.3.1": FULFILLED },
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "8",
    combinedAnswer: "Nobody logs on from outside. The terminal supplier has no remote access either, the technician comes by.",
    expected: { "8.4.3": NA, "8.2.7": NA },
    mustNot: { "8.2.2": ANY, "8.1.1": ANY },
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "8",
    combinedAnswer: "Router password is known to me and my deputy only. The IT company connects via TeamViewer, but only when I start it for them and I watch the screen; afterwards it's off. They need a code from their phone app as well.",
    expected: { "8.2.7": IP },
    mustNot: { "8.1.1": ANY },
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "9",
    combinedAnswer: "Router and switch are in a locked cupboard. The network socket in the waiting room has been disconnected. We keep a list of the terminals but without serial numbers.",
    expected: { "9.2.2": IP },
    mustNot: { "9.5.1.1": FULFILLED, "9.5.1.2": FULFILLED, "9.5.1.3": FULFILLED },
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "11",
    combinedAnswer: "The network isn't split up, the terminals are alone on the line. An approved scanning vendor tests our IP every 3 months, last report passed.",
    expected: { "11.3.2": IP, "11.4.5": NA },
    mustNot: {},
  },
  {
    saqType: "SAQ B-IP",
    topLevel: "12",
    combinedAnswer: "All our people go through a short e-learning on card security when hired and every year. The list of service providers exists (bank, terminal firm, IT), contracts are there in writing. We've never asked them for a compliance certificate.",
    expected: { "12.6.1": IP, "12.8.1": IP, "12.8.2": IP, "12.8.4": NIP },
    mustNot: { "12.1.1": FULFILLED, "12.10.1": FULFILLED, "12.8.3": FULFILLED },
  },
  {
    saqType: "SAQ C-VT",
    topLevel: "1",
    combinedAnswer: "The laptop for the virtual terminal has its own firewall and antivirus and I'm the only one with admin rights, so the girls can't change that. In and out only the bank's portal is allowed.",
    expected: { "1.5.1": IP },
    mustNot: { "1.3.3": FULFILLED },
  },
  {
    saqType: "SAQ C-VT",
    topLevel: "2",
    combinedAnswer: "We removed games, Skype and other stuff we don't need from the PC. The Windows guest account is disabled. No wifi, PC is wired.",
    expected: { "2.2.4": IP, "2.2.2": IP, "2.3.1": NA, "2.3.2": NA },
    mustNot: { "2.1.1": FULFILLED, "2.2.7": FULFILLED },
  },
  {
    saqType: "SAQ C-VT",
    topLevel: "5",
    combinedAnswer: "Antivirus subscription ran out in March. We should renew it.",
    expected: { "5.2.1": NIP },
    mustNot: { "5.3.1": FULFILLED, "5.3.2": FULFILLED },
  },
  {
    saqType: "SAQ C-VT",
    topLevel: "8",
    combinedAnswer: "Each of the two of us has her own Windows user and her own login at the bank's page. Passwords are twelve characters or more with numbers. I make new users myself, nobody else may. When Carla went, her users were gone the same day. The bank page asks for a code by SMS.",
    expected: { "8.2.1": IP, "8.3.6": IP, "8.2.5": IP },
    mustNot: { "8.1.1": FULFILLED },
  },
  {
    saqType: "SAQ C-VT",
    topLevel: "9",
    combinedAnswer: "The office is locked whenever we're out and only us two have keys. Card forms are in the safe, shredded after 3 months with a crosscut machine. Never sent anywhere.",
    expected: { "9.2.1": IP, "9.4.1": IP, "9.4.6": IP },
    mustNot: { "9.4.2": FULFILLED, "9.1.1": FULFILLED },
  },
  {
    saqType: "SAQ C-VT",
    topLevel: "12",
    combinedAnswer: "Employees had a lesson about phishing mails and con men on the phone as part of the yearly security course. Incident plan: haven't got one.",
    expected: { "12.6.1": IP, "12.6.3.1": IP, "12.10.1": NIP },
    mustNot: { "12.1.1": FULFILLED, "12.8.1": FULFILLED },
  },
  {
    saqType: "SAQ C",
    topLevel: "2",
    combinedAnswer: "Wlan for the handhelds: default SSID, SNMP and admin passwords all replaced when installed. New wifi key each time a waiter leaves. The POS server does nothing but POS.",
    expected: { "2.3.1": IP, "2.3.2": IP, "2.2.3": IP },
    mustNot: { "2.2.1": FULFILLED, "2.2.7": FULFILLED },
  },
  {
    saqType: "SAQ C",
    topLevel: "4",
    combinedAnswer: "Handhelds use WPA2 enterprise. The till sends card data through a VPN tunnel to the processor.",
    expected: { "4.2.1.2": IP, "4.2.1": IP },
    mustNot: { "4.2.2": FULFILLED, "4.1.1": FULFILLED },
  },
  {
    saqType: "SAQ C",
    topLevel: "5",
    combinedAnswer: "Our back office PC can't run antivirus because the POS maker forbids any extra software on it. Instead it is cut off from the internet, only signed programs may start on it, and our IT firm checks the program list weekly. We documented this on a compensating control worksheet, reviewed every year.",
    expected: { "5.2.1": CCW },
    mustNot: { "5.3.4": FULFILLED, "5.4.1": FULFILLED },
  },
  {
    saqType: "SAQ C",
    topLevel: "8",
    combinedAnswer: "The POS can't do passwords longer than 8 characters. Not our fault, that's the vendor.",
    expected: { "8.3.6": NIP },
    mustNot: { "8.3.1": FULFILLED },
  },
  {
    saqType: "SAQ C",
    topLevel: "9",
    combinedAnswer: "Till room: code lock, code known to managers only. Terminals get checked for skimmers every shift change, with a signature on the sheet. New starters learn in their first week how to spot a swapped terminal and to check a technician's identity. The list with model, place and serial numbers is in the safe.",
    expected: { "9.2.1": IP, "9.5.1.2": IP, "9.5.1.3": IP, "9.5.1.1": IP },
    mustNot: { "9.2.1.1": FULFILLED, "9.4.6": FULFILLED },
  },
  {
    saqType: "SAQ C",
    topLevel: "10",
    combinedAnswer: "All tills and the server take their time from an NTP server. The POS writes a log of wrong logins and of everything the admin user does. We keep it for a year. We don't look at it.",
    expected: { "10.6.1": IP, "10.2.1.4": IP, "10.2.1.2": IP, "10.5.1": IP, "10.4.1": NIP },
    mustNot: { "10.3.2": FULFILLED, "10.6.3": FULFILLED },
  },
  {
    saqType: "SAQ C",
    topLevel: "11",
    combinedAnswer: "Every quarter we walk around with a wifi scanner to find access points that aren't ours; ours are on a list with the reason for each. Internal vulnerability scan each quarter by our IT partner, high ones get fixed and rescanned.",
    expected: { "11.2.1": IP, "11.2.2": IP, "11.3.1": IP },
    mustNot: { "11.3.2": FULFILLED, "11.5.2": FULFILLED },
  },
  {
    saqType: "SAQ C",
    topLevel: "12",
    combinedAnswer: "Rules for use of laptops, phones, USB sticks and internet are written down, each device has to be approved by the boss first and there's a list of allowed programs. Before we hire a new IT supplier we check whether they're PCI certified and ask for references. There's someone on call for emergencies around the clock.",
    expected: { "12.2.1": IP, "12.8.3": IP, "12.10.3": IP },
    mustNot: { "12.10.1": FULFILLED, "12.8.4": FULFILLED, "12.1.1": FULFILLED },
  },
  {
    saqType: "SAQ P2PE",
    topLevel: "9",
    combinedAnswer: "We got an inventory of our 12 devices incl. location and serial. Regional managers inspect them monthly for tampering. No paper with card numbers exists.",
    expected: { "9.5.1.1": IP, "9.5.1.2": IP, "9.4.1": NA, "9.4.1.1": NA, "9.4.6": NA },
    mustNot: { "9.5.1.3": FULFILLED, "9.1.1": FULFILLED },
  },
  {
    saqType: "SAQ P2PE",
    topLevel: "3",
    combinedAnswer: "CVV is never written down. Mail order forms are destroyed straight after the payment went through, we check the folder every month for leftovers.",
    expected: { "3.3.1.2": IP, "3.2.1": IP },
    mustNot: { "3.1.1": FULFILLED },
  },
  {
    saqType: "SAQ P2PE",
    topLevel: "12",
    combinedAnswer: "We used to have a security handbook, but it got lost when we moved.",
    expected: {},
    mustNot: { "12.1.1": FULFILLED, "12.1.2": FULFILLED },
  },
  {
    saqType: "SAQ SPoC",
    topLevel: "8",
    combinedAnswer: "The phones open only with fingerprint or a six digit PIN that each driver knows for his own phone.",
    expected: { "8.3.1": IP },
    mustNot: {},
  },
  {
    saqType: "SAQ SPoC",
    topLevel: "8",
    combinedAnswer: "The tablet has no lock, it's quicker like that.",
    expected: { "8.3.1": NIP },
    mustNot: {},
  },
  {
    saqType: "SAQ SPoC",
    topLevel: "12",
    combinedAnswer: "Written safety rules incl. card payments, each helper has read and signed them, I look them through every New Year. If a reader gets lost or tampered with, our emergency sheet says: call the provider and the bank, block the reader, write down what happened.",
    expected: { "12.1.1": IP, "12.1.2": IP, "12.10.1": IP },
    mustNot: { "12.8.1": FULFILLED, "12.8.4": FULFILLED, "12.6.1": [NIP, NA] },
  },
  {
    saqType: "SAQ SPoC",
    topLevel: "3",
    combinedAnswer: "Nothing on paper, the app sends the receipt by mail and that has no card number in it.",
    expected: { "3.1.1": NA, "3.2.1": NA },
    mustNot: {},
  },
  {
    saqType: "SAQ D",
    topLevel: "1",
    combinedAnswer: "We document which firewall settings every site must have and all sites use that template. The data flow chart for cards is redrawn whenever a payment channel changes. The database with card numbers sits in the inner zone, it can't be reached from the internet. NAT hides our internal addresses.",
    expected: { "1.2.1": IP, "1.2.4": IP, "1.4.4": IP, "1.4.5": IP },
    mustNot: { "1.2.7": FULFILLED, "1.1.2": FULFILLED, "1.4.3": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "3",
    combinedAnswer: "Card numbers in the database are encrypted with AES-256. The key is in an HSM, only two custodians can reach it, and they signed a form that they accept the job. Keys are rotated every year. On screens agents see only the last 4 digits.",
    expected: { "3.5.1": IP, "3.6.1.2": IP, "3.7.8": IP, "3.7.4": IP, "3.4.1": IP },
    mustNot: { "3.2.1": FULFILLED, "3.3.1.2": FULFILLED, "3.5.1.2": FULFILLED, "3.7.6": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "3",
    combinedAnswer: "We store no card numbers at all, only tokens from the gateway.",
    expected: { "3.5.1": NA, "3.6.1": NA, "3.7.1": NA, "3.7.4": NA },
    mustNot: { "3.1.1": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "6",
    combinedAnswer: "Our developers follow OWASP and get secure coding training each year. Every pull request is read by a second developer before it's merged, and Sonar scans it for weaknesses. Test and production are separate, with separate accounts. We never test with real card numbers. Test users are removed before go-live.",
    expected: { "6.2.1": IP, "6.2.2": IP, "6.2.3.1": IP, "6.5.3": IP, "6.5.5": IP, "6.5.6": IP },
    mustNot: { "6.4.2": FULFILLED, "6.4.3": FULFILLED, "6.3.3": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "8",
    combinedAnswer: "Service accounts can't be used for interactive login. No passwords in scripts, they're all in the vault, and rotated twice a year or if we suspect anything. New users get a random first password that has to be changed at the first login. Before resetting one, the helpdesk calls back on the number in the HR file.",
    expected: { "8.6.1": IP, "8.6.2": IP, "8.6.3": IP, "8.3.5": IP, "8.3.3": IP },
    mustNot: { "8.4.2": FULFILLED, "8.3.9": FULFILLED, "8.3.6": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "9",
    combinedAnswer: "Visitors sign the book with name, company, time and whom they visit, get a yellow badge and are never left alone. Badges are handed back at the door. Cameras cover the server room entrance and recordings are kept 100 days. Old hard disks are drilled through.",
    expected: { "9.3.2": IP, "9.3.3": IP, "9.3.4": IP, "9.2.1.1": IP, "9.4.7": IP },
    mustNot: { "9.4.5": FULFILLED, "9.5.1.1": FULFILLED, "9.2.4": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "12",
    combinedAnswer: "Applicants are screened (references, criminal record) before they start. Scope gets documented and confirmed each year before the audit. Inventory of all systems in scope with their purpose is in our CMDB. Cipher suites in use are on a list reviewed yearly. The incident plan was tested with a tabletop exercise, which we do once a year.",
    expected: { "12.7.1": IP, "12.5.2": IP, "12.5.1": IP, "12.3.3": IP, "12.10.2": IP },
    mustNot: { "12.6.2": FULFILLED, "12.10.7": FULFILLED, "12.8.2": FULFILLED, "12.1.4": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "11",
    combinedAnswer: "ASV scans quarterly - passed. Internal scans quarterly too, with credentials. Pentests in and out once a year by Redbox GmbH; they also test that the segmentation holds. No change detection on payment pages since we have no payment page.",
    expected: { "11.3.2": IP, "11.3.1": IP, "11.3.1.2": IP, "11.4.5": IP, "11.6.1": NA },
    mustNot: { "11.5.1": FULFILLED, "11.2.1": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "4",
    combinedAnswer: "Staff sometimes WhatsApp each other card numbers when the till is busy.",
    expected: { "4.2.2": NIP },
    mustNot: { "4.2.1": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "7",
    combinedAnswer: "Rights are given by role in Active Directory; everything is denied unless a role allows it. Only DBAs can query the card database directly, everyone else goes through the application.",
    expected: { "7.3.1": IP, "7.3.3": IP, "7.2.6": IP },
    mustNot: { "7.2.4": FULFILLED, "7.2.5.1": FULFILLED, "7.1.1": FULFILLED },
  },
  {
    saqType: "SAQ D",
    topLevel: "10",
    combinedAnswer: "When a security tool such as the firewall or the AV dies, monitoring raises an alarm and we put it right and write down how long it was off and why. Clock settings can only be changed by admins and each change is logged.",
    expected: { "10.7.2": IP, "10.7.3": IP, "10.6.3": IP },
    mustNot: { "10.6.1": FULFILLED, "10.4.1": FULFILLED, "10.5.1": FULFILLED },
  },
];
