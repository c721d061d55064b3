// Everyday words for requirements 1 and 2.
import type { PlainTexts } from "@/lib/assessor/embedded/questions/plain-shape";

/** Everyday words for requirements 1 and 2. */
export const PLAIN_01_02: PlainTexts = {
  "1.1.1": {
    phrase: "written network rules",
    fix: "write down your rules for the network and firewall, keep them current and make them known",
    answer:
      "Our written procedures for the network are kept up to date, and everyone concerned knows and follows them.",
  },
  "1.1.2": {
    phrase: "who looks after the network",
    fix: "name in writing who is responsible for each network task",
    answer:
      "We have written down who is responsible for each network task, and these people know it.",
  },
  "1.2.1": {
    phrase: "set-up standards for firewalls",
    fix: "write a standard for how your firewalls and routers must be set up, and apply it to each",
    answer:
      "A written configuration standard says how every firewall and router is set up, and we apply it.",
  },
  "1.2.2": {
    phrase: "approval of network changes",
    fix: "approve and record every change to network connections and firewall rules before it is made",
    answer:
      "Every change to network connections or firewall settings is approved first, recorded and tested through our change process.",
  },
  "1.2.3": {
    phrase: "a network map",
    fix: "draw a network diagram with all links to your card systems and keep it current",
    answer:
      "We keep a network diagram up to date that shows all connections to our card systems, wireless included.",
  },
  "1.2.4": {
    phrase: "a drawing of card data's path",
    fix: "draw how card data flows through your systems and update the drawing when something changes",
    answer:
      "A data flow diagram shows how card data moves across our systems, and we update it when something changes.",
  },
  "1.2.5": {
    phrase: "a list of allowed services and ports",
    fix: "list all services, protocols and ports that you allow, each approved and with its business need",
    answer:
      "All allowed services, protocols and ports are on a list, each one approved and with its business need.",
  },
  "1.2.6": {
    phrase: "safeguards for unsafe services",
    fix: "protect every insecure service or port that you still use with extra safeguards",
    answer:
      "Where an insecure protocol is in use, extra safeguards such as an encrypted tunnel keep the risk low.",
  },
  "1.2.7": {
    phrase: "a firewall review every six months",
    fix: "go through all firewall and router rules at least once every six months",
    answer:
      "We review the rules of all firewalls and routers every six months and remove what is not needed.",
  },
  "1.2.8": {
    phrase: "protected firewall settings",
    fix: "protect the configuration files of your firewalls and routers, and keep them equal to the live settings",
    answer:
      "Configuration files of firewalls and routers are protected against unauthorized access and match the live settings.",
  },
  "1.3.1": {
    phrase: "limits on incoming traffic",
    fix: "allow only needed traffic into the systems that handle cards and block the rest",
    answer:
      "Incoming traffic to our card systems is limited to what is needed, and all other traffic is blocked.",
  },
  "1.3.2": {
    phrase: "limits on outgoing traffic",
    fix: "allow only needed traffic out of the systems that handle cards and block the rest",
    answer:
      "Outgoing traffic from our card systems is limited to what is needed, and all other traffic is blocked.",
  },
  "1.3.3": {
    phrase: "a barrier between Wi-Fi and card systems",
    fix: "put a firewall between every Wi-Fi and your card systems that blocks all but approved traffic",
    answer:
      "A firewall separates every Wi-Fi from our card systems and blocks wireless traffic unless it is approved.",
  },
  "1.4.1": {
    phrase: "a firewall towards the internet",
    fix: "put a firewall between your network and every network outside your control",
    answer:
      "A firewall stands between our network and the internet and every other network outside our control.",
  },
  "1.4.2": {
    phrase: "what the outside may reach",
    fix: "let traffic from outside reach only public services or answer connections that you started",
    answer:
      "From the internet only our public services such as the web server can be reached, and replies to connections we started; the rest is denied.",
  },
  "1.4.3": {
    phrase: "blocking of faked addresses",
    fix: "switch on anti-spoofing, so that traffic with a forged sender address is blocked",
    answer:
      "Anti-spoofing is switched on in our firewall: packets with forged source addresses are blocked.",
  },
  "1.4.4": {
    phrase: "stored card data out of the internet's reach",
    fix: "keep every system that stores card data where the internet cannot reach it directly",
    answer:
      "The database with stored card data is on an internal network and cannot be reached from the internet.",
  },
  "1.4.5": {
    phrase: "hidden internal addresses",
    fix: "keep internal IP addresses and routing details from everyone who need not know them",
    answer:
      "Internal IP addresses and routing details are hidden by NAT and known only to authorized people.",
  },
  "1.5.1": {
    phrase: "protection of laptops on two networks",
    fix: "protect every device that uses both the internet and your card systems, and stop users from changing that",
    answer:
      "Laptops and other devices that use both the internet and our card systems run a firewall and antivirus with fixed settings. Users cannot switch these off or change them without written approval by management for a limited time.",
  },
  "2.1.1": {
    phrase: "written set-up rules",
    fix: "write down your rules for safe setup, keep them current and make them known",
    answer:
      "Our written procedures for safe setup are kept up to date, and everyone concerned knows and follows them.",
  },
  "2.1.2": {
    phrase: "who sets systems up",
    fix: "name in writing who is responsible for each setup task",
    answer:
      "We have written down who is responsible for each setup task, and these people know it.",
  },
  "2.2.1": {
    phrase: "a set-up standard per system",
    fix: "write a setup standard for each kind of system and follow it before a system goes live",
    answer:
      "Hardening standards based on the vendor's advice exist for every kind of system; we update them and apply them before a new system goes live.",
  },
  "2.2.2": {
    phrase: "factory passwords and accounts",
    fix: "change every default password to your own (12 characters, letters and numbers) and remove default accounts you do not use",
    answer:
      "All default passwords that came with our devices and software were changed to our own with at least 12 characters, letters and numbers, and default accounts we do not use are removed or disabled.",
  },
  "2.2.3": {
    phrase: "jobs kept apart on systems",
    fix: "give each system one main job, or keep jobs with different security needs apart",
    answer:
      "Each system does only one main job, or jobs with different security needs are kept apart on it.",
  },
  "2.2.4": {
    phrase: "only needed functions switched on",
    fix: "remove or switch off all services, protocols and functions that are not needed",
    answer:
      "Services, protocols and functions that are not needed are removed or disabled on our systems.",
  },
  "2.2.5": {
    phrase: "reasons for unsafe programs",
    fix: "write down why an insecure service is needed and add safeguards that lower its risk",
    answer:
      "For any insecure service the business reason is documented, and extra safeguards such as encryption protect it.",
  },
  "2.2.6": {
    phrase: "security settings against misuse",
    fix: "set the security settings of your systems so that they cannot be misused",
    answer:
      "Security settings are configured on every system according to our standard, to prevent misuse.",
  },
  "2.2.7": {
    phrase: "encrypted remote administration",
    fix: "encrypt all admin access over a network, for example with HTTPS, SSH or a VPN",
    answer:
      "All admin access over the network, admin pages in the browser included, is encrypted with HTTPS, SSH or VPN.",
  },
  "2.3.1": {
    phrase: "Wi-Fi factory settings",
    fix: "change all factory settings of your Wi-Fi: keys, access point passwords and SNMP defaults",
    answer:
      "All factory settings of our Wi-Fi (keys, access point passwords, SNMP names) were changed when it was installed.",
  },
  "2.3.2": {
    phrase: "new Wi-Fi keys when people leave",
    fix: "change the Wi-Fi key whenever someone who knows it leaves or it may have leaked",
    answer:
      "We change the Wi-Fi key whenever someone who knows it leaves and when we suspect that it leaked.",
  },
};
