// Starting points for compensating controls and for Not Applicable, to be edited by the merchant.

/** What a merchant could say where a control cannot be met the usual way, by control; `[…]` is for it to fill in. */
export const SUBSTITUTES: Readonly<Record<string, string>> = {
  "1.3.1":
    "Our router cannot limit incoming traffic to what is needed, because [reason]. Instead, the card systems are connected only while payments are taken, run their own firewall, and [who] checks the connection list every [day].",
  "2.2.2":
    "On [which device] we cannot change the default password, because [reason]. Instead, the device is locked away, has no link to other networks, and [who] checks its log every [week].",
  "3.2.1":
    "We cannot delete old card data every three months, because [reason]. Instead, the old files are encrypted, only [who] has the key, and [who] checks the list of files every [month].",
  "3.4.1":
    "Our old printer cannot mask card numbers on receipts, because [reason]. Instead, every receipt is blacked out by hand at once, kept in a locked box, and [who] checks the box every [evening].",
  "4.2.1":
    "[Which card system] cannot encrypt card numbers on the way with TLS 1.2, because [reason]. Instead, all its traffic runs through an encrypted line of our network provider, and [who] checks that line every [week].",
  "4.2.1.2":
    "Our Wi-Fi cannot use WPA2 encryption on [which old device], because [reason]. Instead, that device sends everything through its own encrypted tunnel, and [who] checks this every [week].",
  "5.2.1":
    "[Which computer] cannot run antivirus, because [reason]. Instead, it is cut off from the internet, only approved programs can start on it, and [who] checks the program list every [week].",
  "6.3.3":
    "We cannot install security updates within one month on [which system], because [reason]. Instead, the system is kept apart from all other networks, and [who] checks its traffic every [day].",
  "7.2.2":
    "Our system cannot limit access to what each job needs, because [reason]. Instead, the device is used only in the presence of [who], and [who] checks the list of entries every [evening].",
  "8.3.1":
    "[Which device] cannot ask for a password or code to unlock, because [reason]. Instead, it is locked in a drawer when not in use, and [who] signs it out and checks it every [day].",
  "8.3.6":
    "[Which program] cannot take passwords of 12 characters, because [reason]. Instead, it can be opened only on one computer in a locked room, and [who] checks the sign-in list every [day].",
  "8.4.3":
    "Our remote access cannot use MFA, because [reason]. Instead, it is switched on only while [who] watches the session, from [one fixed address], and [who] checks the list of sessions every [week].",
  "9.4.6":
    "We cannot shred papers with card data in the shop, because [reason]. Instead, they go into a locked container that a certified firm empties and destroys, and [who] checks its certificate every [month].",
  "9.5.1.2":
    "We cannot inspect [which terminal] for tampering regularly, because [reason]. Instead, the machine is sealed with numbered seals under a camera, and [who] checks the seal numbers every [week].",
  "10.4.1":
    "We cannot review the logs of [which system] every day, because [reason]. Instead, the system is used only under a camera by [two people], and [who] checks the recordings every [day].",
  "11.3.2":
    "We cannot have external scans by an ASV every three months on [which line], because [reason]. Instead, the line is closed for all incoming traffic, and [who] tests this from outside every [month].",
  "12.8.4":
    "We cannot check the PCI DSS compliance status of [which provider] every year, because [reason]. Instead, it gets only encrypted card data that it cannot read, and [who] checks this every [quarter].",
};

/** The closing words that make a substitute a compensating control. */
export const WRITTEN_UP =
  "We wrote this up as a compensating control on a worksheet, and it is reviewed every year.";

/** Reasons for Not Applicable, by requirement, where no stated fact covers the controls. */
export const NOT_CONCERNED: Readonly<Record<string, string>> = {
  "1": "Not applicable, because no network of ours carries card data: the payment provider supplies and runs the whole line.",
  "2": "Not applicable, because we set up no system that handles cards: our provider delivers and runs it ready to use.",
  "3": "Not applicable, because no card data reaches us: our payment provider alone receives it.",
  "4": "Not applicable, because we send no card numbers: they go from the customer to our payment provider alone.",
  "5": "Not applicable, because none of the systems we use for cards can be attacked by malware, which our provider confirmed.",
  "6": "Not applicable, because all software we use for cards belongs to our provider, who alone runs it.",
  "7": "Not applicable, because nobody here can open card data or the systems that handle it.",
  "8": "Not applicable, because nobody here signs in to a system that handles cards.",
  "9": "Not applicable, because nothing that holds card data is on our premises.",
  "10": "Not applicable, because none of the systems that handle cards is ours: our provider runs them all.",
  "11": "Not applicable, because no system of ours that handles cards can be reached over a network.",
  "12": "Not applicable, because this point concerns a situation that does not occur in our business.",
};
