// Six languages beside English: how to recognise them, how to ask for English, and the plainest
// cases in their own words. Patterns are for lower-case text without accents.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

/** A language that merchants may write in. */
export interface Language {
  readonly code: string;
  readonly frequent: readonly string[];
  /** Asks politely for a description in English. */
  readonly request: string;
}

/** The languages that are recognised. */
export const LANGUAGES: readonly Language[] = [
  {
    code: "fr",
    frequent:
      "le la les des du une est sont nous notre nos vous et dans sur avec pour par pas qui que au aux il elle ils ne je mon ma mes chez cette leur client clients carte paiement nos".split(
        " ",
      ),
    request:
      "Merci pour votre description. Pourriez-vous la donner en anglais, même très simplement ? Qui saisit la carte, et sur quel appareil ou quelle page ?",
  },
  {
    code: "de",
    frequent:
      "der die das den dem des ein eine einen einem einer und ist sind wir unser unsere unserem nicht mit auf fur von zu im am bei uber nur auch kein keine wird werden haben hat sie es ich mein kunden kunde karte zahlung kasse gerat".split(
        " ",
      ),
    request:
      "Vielen Dank für Ihre Beschreibung. Könnten Sie sie bitte auf Englisch geben, gern in einfachen Worten? Wer gibt die Karte ein, und auf welchem Gerät oder welcher Seite?",
  },
  {
    code: "es",
    frequent:
      "el los las una un es son nuestro nuestra nuestros y en con para por que se no lo al del de tenemos clientes cliente tarjeta pago tienda su sus muy mi cuando pero como esta".split(
        " ",
      ),
    request:
      "Gracias por su descripción. ¿Podría darla en inglés, aunque sea con palabras sencillas? ¿Quién introduce la tarjeta y en qué aparato o página?",
  },
  {
    code: "pt",
    frequent:
      "o os as uma um e sao nosso nossa nossos com para por que se nao na no nas nos do da dos das temos clientes cliente cartao pagamento loja seu sua muito meu quando mas como esta pelo pela".split(
        " ",
      ),
    request:
      "Obrigado pela sua descrição. Poderia dá-la em inglês, mesmo com palavras simples? Quem introduz o cartão, e em que aparelho ou página?",
  },
  {
    code: "it",
    frequent:
      "il lo gli una un e sono nostro nostra nostri con per che si non nel nella sul sulla del della dei delle abbiamo clienti cliente carta pagamento negozio suo loro molto quando ma come questa al alla di da".split(
        " ",
      ),
    request:
      "Grazie per la descrizione. Potrebbe darla in inglese, anche con parole semplici? Chi inserisce la carta, e su quale apparecchio o pagina?",
  },
  {
    code: "nl",
    frequent:
      "de het een en is zijn wij we ons onze met voor op van naar bij niet geen ook maar die dat hebben heeft klanten klant kaart betaling winkel wordt worden ik mijn er aan als dan door uit".split(
        " ",
      ),
    request:
      "Dank u voor uw beschrijving. Zou u die in het Engels willen geven, gerust in eenvoudige woorden? Wie voert de kaart in, en op welk apparaat of welke pagina?",
  },
];

/** Frequent English words that the other languages do not share. */
export const ENGLISH_WORDS: readonly string[] =
  "the and our we is are our it to of on for with by they customers customer card not their that from have has my your this all terminal phone only".split(
    " ",
  );

const PAYEE =
  "(?:bank|banque|banco|banca|bancaire|bancaria|anbieters?|zahlungsanbieters?|zahlungsdienstleisters?|dienstleisters?|prestataire|proveedor|fornecedor|prestador|fornitore|gestore|aanbieder|betaalprovider|provider|pasarela|stripe|paypal|mollie|adyen|redsys|nexi|worldline|payone|saferpay|monetico|paybox|payplug|sumup|klarna|buckaroo|multisafepay|sibs|ifthenpay|easypay|unzer|computop|axerve)";

/** The plainest cases, whole phrases at a time. */
export const FOREIGN_SIGNALS: readonly SignalSource[] = [
  {
    slot: "web",
    value: "redirect",
    literal: true,
    pattern: `(?:renvoie|envoie|dirige|amene)(?: [^ ]+){0,4}? vers(?: [^ ]+){0,8}? ${PAYEE}|(?:quitte|redirige(?:e?s?)?|redirection|arrive sur|renvoye(?:e?s?)?|est envoye(?:e?s?)?|bascule)(?: [^ ]+){0,10}? (?:page|site|plateforme|interface)(?: [^ ]+){0,5}? ${PAYEE}|paie(?:nt)? (?:directement )?sur (?:la page|le site) (?:de paiement )?(?:de|du) (?:la |notre )?${PAYEE}`,
  },
  {
    slot: "web",
    value: "redirect",
    literal: true,
    pattern: `(?:weitergeleitet|umgeleitet|weiterleitung|verlasst|verlassen|landet|gelangt|kommt auf|wechselt)(?: [^ ]+){0,12}? ${PAYEE}|auf (?:die|der|eine) (?:[a-z]+ )?(?:seite|zahlungsseite|bezahlseite)(?: [^ ]+){0,5}? ${PAYEE}(?: [^ ]+){0,4}? (?:geschickt|gefuhrt|gebracht|gesendet)|auf (?:der|die) (?:bezahlseite|zahlungsseite|seite)(?: [^ ]+){0,4}? ${PAYEE}(?: [^ ]+){0,4}? (?:weitergeleitet|umgeleitet|geleitet)`,
  },
  {
    slot: "web",
    value: "redirect",
    literal: true,
    pattern: `(?:redirig(?:e|en|ido|ida|idos|imos)|redireccion[a-z]*|sale de nuestr[ao]|salen de nuestr[ao]|pasa a|pasan a|va a|enviado a|llega a|lleva a)(?: [^ ]+){0,10}? (?:pagina|sitio|web|plataforma|pasarela|tpv virtual)(?: [^ ]+){0,5}? ${PAYEE}`,
  },
  {
    slot: "web",
    value: "redirect",
    literal: true,
    pattern: `(?:redirecionad[oa]s?|redirecionamento|encaminhad[oa]s?|sai do nosso|saem do nosso|vai para|passa para|levad[oa])(?: [^ ]+){0,10}? (?:pagina|site|plataforma)(?: [^ ]+){0,5}? ${PAYEE}`,
  },
  {
    slot: "web",
    value: "redirect",
    literal: true,
    pattern: `(?:reindirizzat[oaie]|reindirizzamento|rimandat[oaie]|portat[oaie]|lascia il nostro|lasciano il nostro|passa alla|passa sul)(?: [^ ]+){0,10}? (?:pagina|sito|piattaforma)(?: [^ ]+){0,5}? ${PAYEE}`,
  },
  {
    slot: "web",
    value: "redirect",
    literal: true,
    pattern: `(?:doorgestuurd|doorverwezen|omgeleid|verlaat|verlaten|komt op|gaat naar|belandt)(?: [^ ]+){0,10}? (?:pagina|betaalpagina|site|omgeving)(?: [^ ]+){0,5}? ${PAYEE}`,
  },
  {
    slot: "way",
    value: "terminal",
    literal: true,
    pattern:
      "(?:nosso|nossa|nuestro|nostro|unser|notre|onze|el|o|il|le|een|un|ein|um) terminale?|kartengerate?|kartenterminals?|kartenlesegerate?|kartenleser|ec gerate?|ec terminal|zahlterminal|bezahlterminal|terminal de paiement|tpe|lecteur de carte|datafonos?|terminal de pago|tpv fisico|terminal de pagamento|maquina de cartoes|terminal multibanco|pos del banco|terminale di pagamento|terminale pos|pinautomaat|betaalautomaat|betaalterminal|pinapparaat|kaartlezer",
  },
  {
    slot: "connection",
    value: "ip",
    literal: true,
    pattern:
      "(?:am|uber das|ubers|ans|mit dem|per|via|uber) (?:internet|wlan|lan|dsl|netzwerk|netz)|hangt am internet|internetanschluss|wlan|mobilfunk|sim karte|(?:par|sur|via|a) (?:internet|l'internet|le reseau|wifi|adsl|fibre)|carte sim|(?:por|a|via|en) internet|wifi|tarjeta sim|(?:pela|por|via|na) internet|cartao sim|(?:via|tramite|su|a) internet|scheda sim|(?:via|over|op) (?:het )?internet|simkaart",
  },
  {
    slot: "connection",
    value: "dial",
    literal: true,
    pattern:
      "(?:analoge[nr]?|analog) (?:telefon)?(?:leitung|anschluss)|telefonleitung|wahlt sich(?: [^ ]+){0,4} ein|isdn|modem|ligne (?:telephonique|analogique)|rtc|prise telephonique|linea (?:telefonica|analogica)|linha (?:telefonica|analogica)|linea (?:telefonica|analogica)|presa telefonica|telefoonlijn|analoge lijn|inbellen|belt in",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    pattern:
      "(?:in )?eigene[nmrs]? (?:netz(?:werk)?|wlan|vlan|leitung|router|internetanschluss|anschluss)|getrennte[nmrs]? (?:netz(?:werk)?|wlan)|separate[nmrs]? (?:netz(?:werk)?|wlan)|reseau (?:separe|a part|dedie|isole)|(?:son|leur) propre reseau|red (?:propia|separada|aislada|exclusiva)|propia red|rede (?:propria|separada|isolada|exclusiva)|rete (?:propria|separata|isolata|dedicata)|eigen netw[eo]rk|apart netw[eo]rk|gescheiden netw[eo]rk",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    pattern:
      "(?:mit der kasse|mit den kassen) nichts zu tun|nicht (?:mit|an) (?:der|die|den|dem)(?: [^ ]+){0,3} (?:verbunden|angeschlossen|gekoppelt)|betrag (?:tippen|geben) wir(?: selbst| selber)? ein|eigenstandig|steht fur sich|pas (?:relie|connecte)(?:e?s?)? (?:a la|aux?|a aucune?|a un) (?:caisse|ordinateur)|(?:relie|connecte)(?:e?s?)? a aucune? [a-z]+|autonome|independant|on tape le montant|no (?:esta|estan) conectad[oa]s? (?:a la|al|con la|a ningun|a ninguna|con ningun) ?(?:caja|ordenador|otro)|independiente|autonomo|nao (?:esta|estao) ligad[oa]s? (?:a|ao) (?:nenhum |nenhuma |qualquer )?(?:caixa|computador|outro)|independente|non (?:e|sono) collegat[oaie] (?:alla|al) (?:cassa|computer)|indipendente|niet (?:gekoppeld|verbonden|aangesloten)(?: [^ ]+){0,3} (?:kassa|computer)|losstaand|staat los|zelfstandig",
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    pattern:
      "kein(?:e|en)? p2pe|nicht p2pe|pas (?:de )?p2pe|sans p2pe|no (?:es |tiene |hay )?p2pe|sin p2pe|nao (?:e |tem |ha )?p2pe|sem p2pe|non (?:e |ha )?p2pe|senza p2pe|geen p2pe",
  },
  { slot: "pts", value: "yes", literal: true, pattern: "pts(?: [a-z]+)?" },
  {
    slot: "storage",
    value: "no",
    literal: true,
    pattern:
      "(?:wird|werden)? ?nichts gespeichert|keine (?:karten)?daten gespeichert|speichern (?:wir )?(?:nichts|keine)|rien n'est (?:enregistre|conserve|stocke)|ne (?:conservons|gardons|stockons|enregistrons)(?: [^ ]+){0,3} (?:rien|aucun)|no (?:guardamos|almacenamos)|no se guarda nada|nao (?:guardamos|armazenamos)|non (?:conserviamo|salviamo|memorizziamo)|(?:er wordt |wij |we )?(?:niets|geen kaartgegevens)(?: [^ ]+){0,2} (?:opgeslagen|bewaard)",
  },
];

/** Words in those languages for roads and places that would change the result. */
export const FOREIGN_CAUTION =
  /\b(?:carta postal|ladenkasse verbunden|spater|demnachst|bientot|pronto|prossimamente|binnenkort|planen|geplant|glaube|vielleicht|peut etre|quizas|talvez|forse|misschien|frueher|fruher|antes|prima|vroeger)\b/;
