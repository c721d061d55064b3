// Starting points for compensating controls and for Not Applicable, to be edited by the merchant.

/** What a merchant could say where a control cannot be met the usual way, by control. */
export const SUBSTITUTES: Readonly<Record<string, string>> = {
  "1.3.1":
    "Our router cannot limit incoming traffic to what is needed, because its maker does not offer that setting. Instead, the card systems are connected only while payments are taken, run their own firewall, and the owner checks the connection list every day.",
  "2.2.2":
    "On one device we cannot change the default password, because its maker does not allow it. Instead, the device is locked away, has no link to other networks, and the manager checks its log every week.",
  "3.2.1":
    "We cannot delete old card data every three months, because our booking program does not offer it. Instead, the old files are encrypted, only the owner has the key, and the manager checks the list of files every month.",
  "3.4.1":
    "Our old printer cannot mask card numbers on receipts, because its software does not support it. Instead, every receipt is blacked out by hand at once, kept in a locked box, and the manager checks the box every evening.",
  "4.2.1":
    "One card system cannot encrypt card numbers on the way with TLS 1.2, because its maker does not support it. Instead, all its traffic runs through an encrypted line of our network provider, and our IT support checks that line every week.",
  "4.2.1.2":
    "Our Wi-Fi cannot use WPA2 encryption on one old device, because its maker does not support it. Instead, that device sends everything through its own encrypted tunnel, and our IT support checks this every week.",
  "5.2.1":
    "One computer cannot run antivirus, because its maker does not allow extra software. Instead, it is cut off from the internet, only approved programs can start on it, and our IT support checks the program list every week.",
  "6.3.3":
    "We cannot install security updates within one month on one system, because its maker does not release them in time. Instead, the system is kept apart from all other networks, and our IT support checks its traffic every day.",
  "7.2.2":
    "Our system cannot limit access to what each job needs, because it does not offer different rights. Instead, the device is used only in the manager's presence, and the owner checks the list of entries every evening.",
  "8.3.1":
    "One device cannot ask for a password or code to unlock, because its maker does not offer it. Instead, it is locked in a drawer when not in use, and the manager signs it out and checks it every day.",
  "8.3.6":
    "One program cannot take passwords of 12 characters, because its maker does not support it. Instead, it can be opened only on one computer in a locked room, and the manager checks the sign-in list every day.",
  "8.4.3":
    "Our remote access cannot use MFA, because the product does not support it. Instead, it is switched on only while the manager watches the session, from one fixed address, and the owner checks the list of sessions every week.",
  "9.4.6":
    "We cannot shred papers with card data in the shop, because there is no room for a shredder. Instead, they go into a locked container that a certified firm empties and destroys, and the manager checks its certificate every month.",
  "9.5.1.2":
    "We cannot inspect one terminal for tampering regularly, because it is built into a sealed machine. Instead, the machine is sealed with numbered seals under a camera, and the manager checks the seal numbers every week.",
  "10.4.1":
    "We cannot review the logs of one system every day, because it does not offer them in readable form. Instead, the system is used only under a camera by two people, and the manager checks the recordings every day.",
  "11.3.2":
    "We cannot have external scans by an ASV every three months on one line, because its provider does not allow them. Instead, the line is closed for all incoming traffic, and our IT support tests this from outside every month.",
  "12.8.4":
    "We cannot check the PCI DSS compliance status of one provider every year, because it does not publish it. Instead, it gets only encrypted card data that it cannot read, and our IT support checks this every quarter.",
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
