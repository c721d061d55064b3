// Card payments in French, German, Spanish, Portuguese, Italian and Dutch: words of the trade for
// the facts that decide. Patterns are for lower-case text without accents.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const CARD =
  "(?:kart(?:e|en)(?:nummern?|daten)?|kreditkarten?\\w*|cartes?|tarjetas?|cartao|cartoes|cart[ae]|kaart(?:en|nummers?|gegevens)?|credit ?cards?)";
const NO =
  "(?:nicht|kein[a-z]*|nie|niemals|nichts|pas|jamais|aucune?s?|rien|sans|ni|nunca|ningun[oa]?|nada|sin|nao|nenhum[a]?|nem|sem|non|mai|nessun[oa]?|niente|senza|niet|geen|nooit|niets|zonder)";
const OURS =
  "(?:unser(?:e|em|en|er|es)?|notre|nos|nuestr[oa]s?|noss[oa]s?|(?:il |la |al |del |nel |sul )?nostr[oaie]|ons|onze|mon|ma|mi|meu|minha|mein(?:e|em|en|er)?|mijn|eigene[nmrs]?|propre|propi[oa]|propri[oa]|eigen)";
const SITE =
  "(?:web ?sites?|webseiten?|seiten?|homepage|site|sitio|web|pagina|page|sito|onlineshop|webshop|shop|boutique en ligne|tienda online|loja online|negozio online|winkel)";
const SERVER = "(?:server|serveur|servidor|hosting)";
const TERMINAL_NAME =
  "(?:terminale?s?|kartengerate?|kartenterminals?|zahlterminals?|ec gerate?|tpe|datafonos?|maquinita|maquina|maquininha|pos|lettore|lecteur|leitor|pinautoma(?:at|ten)|betaalautoma(?:at|ten)|pinapparaat|pinapparaten)";

/** The facts in other languages than English. */
export const TRADE_ABROAD: readonly SignalSource[] = [
  {
    slot: "way",
    value: "virtualTerminal",
    pattern:
      "virtuelle[nsrm]? terminals?|terminal virtuel|tpe virtuel|(?:terminal|tpv|pos) virtual|terminale virtuale|pos virtuale|virtuele (?:betaal)?terminal|virtual terminal|(?:weboberflache|webseite|website|portal) (?:der|unserer|des) (?:bank|anbieters|zahlungs[a-z]+)",
  },
  {
    slot: "way",
    value: "terminal",
    pattern: `(?:${OURS} |el |la |il |le |un |une |una |een |het |de |das |die |o |os |uma |um |ein |lo )(?:[a-z]+ ){0,1}?${TERMINAL_NAME}|kartengerate?|${TERMINAL_NAME} (?:de paiement|de la banque|der bank|del banco|della banca|do banco|van de bank)`,
    unless: "virtual|virtuel",
  },
  {
    slot: "way",
    value: "web",
    pattern: `(?:${OURS}|eigene[nr]?) ${SITE}|onlineshop|webshop|online ?shop|im internet (?:verkauf|vertreib)|(?:verkaufen|vertreiben)(?: [^ ]+){0,3} (?:im|uber das) internet|(?:vendemos|vendo|venden) (?:por|en|online|pela|na)|vendons en ligne|en ligne|loja (?:online|virtual)|tienda (?:online|virtual)|negozio online|vendiamo (?:online|su internet)|verkopen (?:via )?(?:het )?(?:internet|online)|webwinkel|woocommerce|prestashop|magento|shopify`,
  },
  {
    slot: "way",
    value: "link",
    pattern:
      "zahlungslinks?|bezahllinks?|liens? de paiement|(?:enlaces?|links?|ligas?) de (?:pago|pagamento)|link di pagamento|betaallinks?|betaalverzoek|(?:mandamos|enviamos|envoyons|schicken|senden|inviamo|mandiamo|sturen)(?: [^ ]+){0,5} (?:link|lien|enlace|liga)",
  },
  {
    slot: "enters",
    value: "customer",
    pattern:
      "(?:er|sie|kunde|kunden|kundin|gast|client|clients|cliente|clientes|clienti|klant|klanten|il|elle|ele|ela)(?: [^ ]+){0,5}? (?:gibt|geben|tippt|saisit|saisissent|tape|tapent|mete|meten|introduce|introducen|pone|escribe|inserisce|digita|insere|digita|vult|tikt|typt)(?: [^ ]+){0,6}",
  },
  {
    slot: "enters",
    value: "staff",
    pattern:
      "(?:ich|wir|je|nous|on|ik|wij|we) (?:die |sie |la |les |de )?(?:tippen?|geben?|gebe|tape|tapons|saisis|saisissons|typen|tikken|voeren)|(?:tippe|tippen|gebe|geben) (?:ich|wir|sie)|tecleamos|tecleo|introducimos|la teclea|digitamos|introduzimos|digitiamo|inseriamo|digito|tikken we|voeren we|(?:recepcionista|secretaria|segretaria|mitarbeiterin|kollegin|medewerker)(?: [^ ]+){0,2} (?:teclea|introduce|digita|inserisce|tippt|gibt|typt)",
  },
  {
    slot: "arrival",
    value: "phone",
    pattern:
      "telefonisch|am telefon|(?:per|via) telefon|rufen (?:uns |an)|par telephone|au telephone|nous appellent|appellent|por telefono|nos llaman|llaman|al telefono|per telefono|telefonicamente|ci chiamano|por telefone|pelo telefone|nos ligam|ligam|telefonische?|aan de telefoon|via de telefoon|per telefoon|bellen ons",
    unless: `${NO} (?:telefonisch|par telephone|por tele|per tele)`,
  },
  {
    slot: "arrival",
    value: "mail",
    pattern:
      "per (?:brief|briefpost)|mit der post|par (?:la poste|courrier postal)|por correo postal|per posta(?! elettronica)|pelo correio(?! eletronico)|per (?:brief|gewone post)|met de post",
  },
  {
    slot: "phoneLine",
    value: "analog",
    pattern:
      "festnetz|analoganschluss|analoge[rnms]? (?:telefon)?(?:leitung|anschluss|lijn)|linea (?:analogica|fija|fissa)|telefono (?:fijo|fisso)|ligne (?:analogique|fixe)|telephone fixe|linha (?:analogica|fixa)|telefone fixo|vaste (?:lijn|telefoon)|(?:mobil|handy)(?:telefon)?|movil|celular|cellulare|telemovel|(?:telephone )?portable|mobiel(?:e telefoon)?",
  },
  {
    slot: "phoneLine",
    value: "voip",
    pattern: "voip|internettelefonie|ip telefonie|telefonia ip|telephonie ip|centralita ip",
  },
  {
    slot: "vtReader",
    value: "no",
    literal: true,
    pattern:
      "(?:kein(?:en)?|ohne) (?:kartenleser|kartenlesegerat|leser|lesegerat)|sin (?:ningun )?lector|(?:no hay|no tiene) (?:ningun )?lector|(?:sans|pas de|aucun) lecteur|(?:senza|nessun) lettore|(?:sem|nao tem) leitor|(?:geen|zonder) (?:kaart)?lezer",
  },
  {
    slot: "isolated",
    value: "yes",
    pattern:
      "firewall(?: [^ ]+){0,8} getrennt|getrennt (?:von|vom)|vo[nm] (?:allen |allem |ubrigen |rest )+[^.]{0,40}getrennt|abgeschottet|abgetrennt|isoliert|cortafuegos|aislad[oa]s?|(?:separad[oa]s?|apartad[oa]s?) (?:de|del|de la|do|da)|red (?:aparte|propia|separada|exclusiva)|isolee?s?|separee?s? (?:du|de)|pare ?feu|(?:sa|son|leur) propre (?:ligne|reseau|connexion)|aucun autre appareil|reseau a part|isolat[oaie]|separat[oaie] (?:da|dal|dalla|dall)|rete (?:propria|solo|separata|dedicata)|(?:non c'e )?nient'?altro (?:collegato|su)|isolad[oa]s?|rede (?:propria|separada|so)|mais nada ligado|afgeschermd|gescheiden (?:van|netw[eo]rk)|eigen (?:netw[eo]rk|lijn|aansluiting)|apart netw[eo]rk|niets anders (?:op|aan)|eigene[nmrs]? (?:netz(?:werk)?|leitung|anschluss|router|vlan|wlan|sim)|sim (?:sua|propria|propia)|propio chip|chip propio|su propio chip(?: [^ ]+)*",
  },
  {
    slot: "isolated",
    value: "no",
    literal: true,
    pattern:
      "(?:im |demselben |dasselbe |gleiche[nms]? |selbe[nms]? |gemeinsame[nms]? )+(?:netz(?:werk)?|wlan|router)|misma red|mismo (?:wifi|router)|meme (?:reseau|wifi|box)|(?:sur|a) notre box|stess[ao] (?:rete|wifi|router)|mesma rede|mesmo (?:wifi|router)|(?:het)?zelfde (?:netw[eo]rk|wifi|router)|(?:ohne|keine) trennung|sans (?:aucune )?separation|sin (?:ninguna )?separacion|senza (?:alcuna )?separazione|sem (?:qualquer )?separacao|zonder scheiding|tout ensemble|todo junto|tutto insieme",
  },
  {
    slot: "recording",
    value: "no",
    literal: true,
    pattern: `${NO}(?: [^ ]+){0,4}? (?:aufgezeichnet|aufgenommen|aufzeichnung(?:en)?|aufnahmen?|enregistr[a-z]+|grabamos|graba|grabacion(?:es)?|registriamo|registrazion[ei]|registrate|gravamos|gravacao|gravadas?|opgenomen|opnames?)|no grabamos|n'enregistrons`,
  },
  {
    slot: "storage",
    value: "no",
    literal: true,
    pattern: `${NO}(?: [^ ]+){0,6}? (?:gespeichert|aufbewahrt|notiert|speichern|aufheben|gard(?:e|ons|ees?)|conserv(?:e|ons|ees?)|stock(?:e|ons|ees?)|guardamos|guarda|guardan|almacenamos|guardad[oa]s?|armazenamos|conserviamo|salviamo|conservat[oaie]|salvat[oaie]|viene salvato|opgeslagen|bewaard|bewaren)|(?:gespeichert|aufbewahrt) wird (?:bei uns )?nichts|speichern (?:wir )?(?:nichts|keine)|(?:bewaren|slaan)(?: we| wij)? (?:geen|niets)|ne (?:gardons|conservons|stockons|garde)(?: [^ ]+){0,3} (?:rien|aucune?|pas|les)|(?:heben|bewahren) (?:wir )?nur (?:die )?(?:papier)?belege|solo (?:los|guardamos los) recibos|nomas los recibos`,
  },
  {
    slot: "storage",
    value: "yes",
    pattern:
      "(?:in (?:einer |unserer |der )?(?:excel(?:liste|tabelle)?|datenbank|tabelle|datei))|(?:gespeichert|abgelegt|notiert) (?:in|im)|(?:en|dans|nel|nella|in|na|num|en una|en la|dans une?|dans le|in una?|in een|numa) (?:excel|base de (?:datos|dados|donnees)|banca dati|database|hoja de calculo|planilla|tableur|fichier|foglio|spreadsheet|bestand|computer|ordenador|computador|ordinateur)|gravad[oa]s? n[ao]|guardad[oa]s? en|(?:on garde|guardamos|bewaren|heben|conserviamo|nous gardons) (?:le |les |los |el |die |de |i |os |as )?(?:courriels?|e ?mails?|correos?|mensajes?|messages?|mails)",
  },
  {
    slot: "received",
    value: "email",
    pattern: `${CARD}[^.]{0,80}? (?:par|por|per|via|pelo|pela|im|in|op) (?:de |un |e )?(?:courriel|e ?mails?|correo(?: electronico)?|mail|posta elettronica|whatsapp|sms|messenger)|(?:par|por|per|via|pelo) (?:courriel|e ?mails?|correo(?: electronico)?|mail|whatsapp)[^.]{0,60}? (?:numeros?|nummern?|nummers?|datos|daten|donnees|dados|dati)(?: [^ ]+){0,3} ${CARD}`,
    unless:
      "\\b(?:link|lien|enlace|liga|zahlungslink|betaallink|nicht|nie|jamais|nunca|mai|nooit)\\b",
  },
  { slot: "received", value: "fax", pattern: "fax|telefax|telecopie" },
  {
    slot: "ownFields",
    value: "yes",
    pattern: `(?:felder?|formular|eingabefelder|champs?|formulaire|campos?|formulario|campi|modulo|velden|formulier)(?: [^ ]+){0,6}? ${OURS}(?: propre| propia| propria| eigenen?)? ${SITE}|${OURS}(?: propre| propio| proprio| eigen(?:es)?)? (?:formular|formulaire|formulario|modulo|formulier|felder|champs|campos|campi|velden)`,
  },
  {
    slot: "web",
    value: "merchantScriptOrForm",
    pattern: `(?:skript|script|java ?script)(?: [^ ]+){0,10}? (?:schickt|sendet|ubergibt|ubertragt|verschlusselt|envoie|transmet|chiffre|envia|manda|cifra|invia|trasmette|stuurt|versleutelt)|(?:browser|navigateur|navegador)(?: [^ ]+){0,8}? (?:direkt|directement|directamente|direttamente|diretamente|rechtstreeks)(?: [^ ]+){0,6}`,
    unless: `weitergeleitet|redirig|doorgestuurd|reindirizz`,
  },
  {
    slot: "web",
    value: "serverReceivesCardData",
    pattern: `(?:an|auf|uber|zu|vers|par|sur|a|al|para|por|pelo|ao|no|naar|via|op)(?: el| o| il| de| den)? ?${OURS} (?:eigenen |propre |propio |proprio |eigen )?${SERVER}|${OURS} ${SERVER}(?: [^ ]+){0,3} (?:empfangt|bekommt die|erhalt die|recoit l|recibe|recebe|riceve|ontvangt)`,
    unless: `\\b${NO}\\b|token`,
  },
  {
    slot: "serverSees",
    value: "no",
    literal: true,
    pattern: `(?:nur|que|seulement|solo|solamente|apenas|soltanto|alleen|slechts)(?: [^ ]+){0,3} tokens?|${NO}(?: [^ ]+){0,4} ${OURS} ${SERVER}|${OURS} ${SERVER}(?: [^ ]+){0,3} ${NO}|(?:sehen|voyons|vemos|vediamo|zien)(?: [^ ]+){0,3} ${NO}|${NO} (?:vemos|voyons|vediamo)`,
  },
  {
    slot: "encryption",
    value: "listed",
    pattern:
      "p2pe(?: [^ ]+){0,10}? (?:lijst|liste|lista)(?: [^ ]+){0,3} pci|(?:pci )?(?:lijst|liste|lista)(?: [^ ]+){0,6}? p2pe",
    unless: `\\b${NO}\\b`,
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    pattern: `${NO}(?: [^ ]+){0,6}? p2pe|p2pe (?:${NO})`,
  },
  {
    slot: "manual",
    value: "yes",
    pattern:
      "(?:volgen|befolgen|suivons|seguimos|seguiamo|respectons|halten)(?: [^ ]+){0,4}? (?:handleiding|handbuch|anleitung|manuel|manual|manuale|mode d'emploi)|(?:alles|tout|todo|tutto|tudo)(?: [^ ]+){0,5}? (?:handleiding|handbuch|anleitung|manuel|manual|manuale)",
    unless: `\\b(?:nicht|pas|no|nao|non|niet)\\b`,
  },
  {
    slot: "standalone",
    value: "no",
    literal: true,
    pattern:
      "(?:recibe|riceve|recoit|erhalt|bekommt|ontvangt|krijgt|recebe) (?:el importe|l'importo|le montant|den betrag|het bedrag|o valor)(?: [^ ]+){0,4}? (?:caja|cassa|caisse|kasse|kassa|caixa)|(?:attraverso|tramite|a traves de|por medio de|via|par|uber|atraves da?) (?:la |die |de |el )?(?:cassa|caja|caisse|kasse|kassa|caixa)",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    pattern:
      "(?:sta|esta|est|steht|staat|va) (?:per conto suo|sol[oa]s?|seul|fur sich|alleine?|los|a parte)|(?:nada|nichts|rien|niente|niets)(?: [^ ]+){0,2} (?:que ver|zu tun|a voir|a che (?:fare|vedere)|te maken)|autonome|independiente|independente|indipendente|(?:no|nao|non|pas|nicht|niet)(?: [^ ]+){0,2} (?:conectad[oa]s?|ligad[oa]s?|collegat[oaie]|reliee?s?|verbunden|angeschlossen|gekoppeld|verbonden)(?: [^ ]+){0,2} (?:caja|caixa|cassa|caisse|kasse|kassa|computadora|ordenador|computer)|kein[e]? verbindung zur kasse|tecleamos el monto|digitiamo l'importo",
  },
  {
    slot: "connection",
    value: "ip",
    pattern:
      "chip de celular|rete mobile|rede movel|red movil|reseau mobile|mobilfunk|mobiel netw[eo]rk|sim (?:sua|propria|propia|kaart|karte)|tarjeta sim|carte sim|passe par internet",
  },
  {
    slot: "connection",
    value: "dial",
    pattern:
      "presa del telefono|prise (?:de |du )?telephone|linea de telefono|linea telefonica|enchufad[oa] a la linea|telefonbuchse|telefoonlijn|telefoonstekker|tomada do telefone|compone il numero|wahlt sich|marca cada vez|compose le numero|belt in|analoge[nrms]? telefonleitung",
  },
  {
    slot: "location",
    value: "one",
    pattern:
      "(?:un|uno|una|un'|uma) (?:solo|sola|so|unico|unica) (?:locale|negozio|local|sitio|tienda|loja|sede|posto)|una sola|un seul|une seule|nur ein(?:en|e)? (?:laden|standort|geschaft|filiale)|een (?:enkele )?winkel|unico sitio|einzige[rns]? (?:laden|standort)",
  },
  {
    slot: "web",
    value: "redirect",
    pattern:
      "(?:mandat[oaie]|inviat[oaie]|renvoyee?s?|envoyee?s?|dirigee?s?|conduite?s?|llevad[oa]s?|enviad[oa]s?|mandad[oa]s?|levad[oa]s?|gestuurd|gebracht|geleid|geschickt|gesendet|gefuhrt|va|vai|geht|gaat|passe|pasa|paga|paie|zahlt|betaalt)(?: [^ ]+){0,4}? (?:sulla|alla|sul|al|sur (?:la|le)|vers (?:la|le)|auf (?:die|der)|zur|a la|en la|na|para a|pela|naar de|op de) (?:pagina|page|seite|site|sito|sitio|bezahlseite|zahlungsseite|betaalpagina)(?: [^ ]+){1,5}|auf (?:die|der) (?:bezahl|zahlungs)?seite (?:von|der|des|unserer|unseres)(?: [^ ]+){1,4}? (?:geschickt|gefuhrt|geleitet|gebracht|gesendet)",
    unless: `(?:sur|auf|sul|en|na|op) (?:notre|unsere[rn]?|nostr[oa]|nuestr[oa]|nossa|onze) (?:propre |eigenen? )?(?:page|seite|pagina|site)`,
  },
];
