// More of the trade in German, French, Spanish, Portuguese, Italian and Dutch, put together from
// short lists of words. Patterns are for lower-case text without accents.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const NOT =
  "(?:nicht|kein[a-z]*|nichts|weder|ohne|ne|n'est|pas|aucune?|sans|ni|no|sin|ningun[oa]?|nao|nem|sem|nenhum[a]?|non|nessun[oa]?|senza|ne|niet|geen|zonder|niets|noch)";
/** Not within a few words after a denial. */
const FIRM = `(?<!\\b${NOT}(?: [^ ]+){0,3} )`;
const TILL =
  "(?:registrier|laden)?(?:kassensystem|kassen?|kassa's|kassa|kassasysteem|caisses?|cajas?|caixas?|casse|cassa|registratore|gestionale|pdv|tpv|pms|e?pos system|ordinateurs?|ordenador(?:es)?|computador(?:es)?|computadora|computers?|pcs?|rechner|logiciel|hotelsoftware|software)";
const JOINED =
  "(?:verbunden|angeschlossen|gekoppelt|integriert|hangt|hangen|connectee?s?|relie(?:e?s?)?|branche(?:e?s?)?|integre(?:e?s?)?|conectad[oa]s?|enchufad[oa]s?|integrad[oa]s?|ligad[oa]s?|collegat[oaie]|agganciat[oaie]|integrat[oaie]|gekoppeld|verbonden|aangesloten|geintegreerd)";
const SUM =
  "(?:betrag|betrage|zahlung(?:en)?|montants?|paiements?|importes?|pagos?|cobros?|valor(?:es)?|pagamentos?|import[oi]|pagament[oi]|bedrag|betaling(?:en)?|kartendaten)";
const SENDS =
  "(?:schickt|sendet|ubergibt|ubertragt|steuert|envoie|transmet|pilote|manda|envia|pasa|transmite|invia|trasmette|comanda|stuurt|geeft)";
const FIELDS =
  "(?:felder|eingabefelder|kartenfelder|formular|kartenformular|champs|formulaire|campos|formularios?|campi|modulo|velden|formulier)";
const OURS =
  "(?:unser(?:e|es|er|em|en)?|von uns|selbst|notres?|nos|a nous|nuestr[oa]s?|propi[oa]s?|noss[oa]s?|propri[oa]s?|nostr[oaie]|ons|onze|van ons|eigen[a-z]*)";
const CARD_NUMBER =
  "(?:(?:kredit)?karten?(?:nummern?|daten)|(?:numeros?|donnees|datos|dados|dati|numer[oi]|foto|fotos)(?: [^ ]+){0,2} (?:cartes?|tarjetas?|cartao|cartoes|cart[ae])|(?:credit ?card|kaart) ?(?:nummers?|gegevens))";
const MAILS =
  "(?:mailen|mailt|mailden|schicken|senden|schreiben|envoient|envoie|ecrivent|envian|mandan|envia|manda|enviam|mandam|mandano|inviano|scrivono|sturen|stuurt|appen)";
const CALLS =
  "(?:belt|bellen|ruft|rufen|anruf(?:e|t|en)?|appelle(?:nt)?|llama(?:n)?|liga(?:m)?|chiama(?:no)?|telefona(?:no)?|telefoniert|telephone(?:nt)?|opbellen)";
const CUSTOMER =
  "(?:kunden?|kundin|gast|gaste|clients?|clientes?|clienti|klant(?:en)?|gasten|hospedes?|huespedes?|ospiti|socios?|patient(?:en)?)";
const WE = "(?:wir|nous|on|nosotros|nos|noi|wij|we|ich|je|ik|yo|eu|io)";
const PROVIDER =
  "(?:transbank|webpay|redsys|mercado ?pago|stripe|paypal|mollie|adyen|worldline|payone|saferpay|nexi|sumup|klarna|buckaroo|multisafepay|sibs|ifthenpay|easypay|unzer|computop|axerve|payu|pagseguro|cielo|stone|getnet|rede|izipay|niubiz|culqi|kushki|wompi|bold|conekta|openpay|clip|monetico|paybox|payplug|payzen|systempay|lyra|hipay|paytweak|datatrans|postfinance|wallee|payrexx|concardis|telecash|ccv|bancontact|payconiq|banque|bank|banco|banca)";

/** Facts of devices, networks, pages and people. */
export const MORE_ABROAD: readonly SignalSource[] = [
  {
    slot: "standalone",
    value: "no",
    literal: true,
    pattern: `${FIRM}${JOINED} (?:[^ ]+ ){0,3}?${TILL}|${FIRM}(?:an|mit) (?:der|die|dem|den|unserer) ${TILL} (?:angeschlossen|verbunden|gekoppelt)|${FIRM}${TILL}(?:,? (?:che|que|qui|die|das|der|dann|,))*(?: [^ ]+){0,2}? ${SENDS} (?:[^ ]+ ){0,3}?${SUM}`,
    unless: "mit (?:der|den) kassen? nichts|nada que ver|rien a voir",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    pattern: `\\b${NOT}(?: [^ ]+){0,3} ${JOINED}(?: [^ ]+){0,3} ${TILL}|(?:staat|steht|esta|sta|est|e) (?:helemaal |ganz |completamente |tout |del tutto |totalmente )(?:los|allein|alleine|suelt[oa]|sol[oa]|seul)|(?:tippen|geben) (?:wir )?(?:den )?betrag (?:von hand |selber |selbst )?(?:ein)?|tapons le montant|tecleamos el importe|digitiamo l'importo|digitamos o valor|tikken het bedrag`,
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    pattern: `(?:reseau|red|rede|rete|netz(?:werk)?|netw[eo]rk) (?:reservee?|reservad[oa]|riservat[oa]|reserviert|voorbehouden)|${FIRM}(?:eigene[nmrs]?|eigen|propre|propi[oa]|propri[oa]|dedie|exclusiv[oa]|sola para|apart[e]?) (?:sim ?karte|sim ?kaart|sim|carte sim|tarjeta sim|router|modem|vlan|anschluss|leitung|internetanschluss|lijn|verbinding|box|linea|linha|ligne|reseau|red|rede|rete|netz(?:werk)?|netw[eo]rk|wlan|wifi)|(?:carte sim|tarjeta sim|cartao sim|scheda sim|sim|router|modem|linea|linha|ligne|red|rede|rete|reseau|box|wifi|vlan|connexion|conexion|chip) (?:[^ ]+ )?(?:propre|propi[oa]|propri[oa]|dediee?|dedicad[oa]|dedicat[oa]|exclusiv[oa]|solo para|so para|solo per|que pour|rien que pour|tutt[oa] (?:su[oa]|loro)|a parte|aparte|separee?|separad[oa]|separat[oa])|(?:sonst|anders|d'autre|otra cosa|mas|altro|mais nada)(?: [^ ]+){0,2} (?:daran|drauf|dran|dessus|conectad[oa]|collegato|ligado|aan|op)`,
  },
  {
    slot: "isolated",
    value: "no",
    literal: true,
    pattern:
      "(?:selben|gleichen|gemeinsamen|hetzelfde|meme|misma|mismo|stessa|stesso|mesma|mesmo) (?:netz(?:werk)?|wlan|netw[eo]rk|router|wifi|reseau|box|red|rede|rete)|(?:geteilt|partage|comparte|compartid[oa]|condivis[oa]|partilhad[oa]|gedeeld)(?: [^ ]+){0,4} (?:netz(?:werk)?|wlan|wifi|reseau|red|rede|rete|netw[eo]rk|buro|bureau|oficina|ufficio|kantoor)|(?:mit|avec|con|com|met) (?:den |dem |les |le |los |el |o |os |i |il |de |het )?(?:anderen|autres|otros|outros|altri|andere) (?:rechnern|computern|ordinateurs|ordenadores|computadores|computer|computers)(?: [^ ]+){0,3} (?:netz|reseau|red|rede|rete|netw[eo]rk)",
  },
  {
    slot: "received",
    value: "email",
    pattern: `${FIRM}${MAILS} (?:uns |nous |nos |ons |a nosotros |ci )?(?:(?:die|ihre|ihnen|seine|leurs?|les?|la|el|los|las|su|sus|o|os|il|i|hun|de|il loro|ein|eine|une?|een) )*${CARD_NUMBER}|${CARD_NUMBER}(?: [^ ]+){0,5}? (?:per|par|por|via|pelo) (?:e ?mail|mail|courriel|correo|whatsapp|sms)|nos (?:mandan|envian|mandam|enviam)(?: [^ ]+){0,3} ${CARD_NUMBER}`,
    unless:
      "\\b(?:per post|par la poste|por correo postal|per posta|per brief|nie|jamais|nunca)\\b",
  },
  {
    slot: "storage",
    value: "yes",
    pattern: `(?:mails?|nachrichten|nummern?|courriels?|messages?|correos?|mensajes?|numeros?|mensagens|messaggi|numeri|berichten|mailtjes|gegevens)(?: [^ ]+){0,3} (?:bleiben|bleibt|restent|reste|quedan|se quedan|ficam|restano|rimangono|blijven|blijft|bewaren|conservamos|guardamos)(?: [^ ]+){0,2} (?:im|in|dans|en|na|no|nel|nella|op)(?: [^ ]+)?|(?:notieren|schreiben|speichern|tragen|notons|anotamos|annotiamo|noteren|enregistrons|apuntamos)(?: [^ ]+){0,5} (?:excel|tabelle|datei|word|tableur|fichier|hoja de calculo|planilha|foglio|bestand|computer|ordenador|ordinateur)`,
    unless: `\\b(?:nur die letzten|papier|papel|carta)\\b`,
  },
  {
    slot: "enters",
    value: "customer",
    pattern: `${CUSTOMER}(?: [^ ]+){0,10}? (?:gibt|geben|tippt|fullt|fullen|saisit|saisissent|tape|tapent|remplit|mete|meten|introduce|introducen|pone|escribe|rellena|inserisce|inseriscono|digita|compila|insere|preenche|coloca|vult|vullen|tikt|typt)(?: [^ ]+){0,2}? (?:selbst|selber|lui meme|eux memes|(?:su|sus|sua|seu|ses|sa|ihre|seine|zijn|hun|la sua|i suoi) (?:[a-z]+ )?(?:karten?(?:nummer|daten)?|cartes?|tarjetas?|cartao|carta|kaart(?:gegevens|nummer)?|donnees|datos|dados|dati|numero)|zelf|mism[oa]|stess[oa]|mesmo)|(?:vult|gibt|saisit|tikt) (?:zelf|selbst|lui meme)`,
    unless: "\\b(?:pin|geheimzahl|code)\\b",
  },
  {
    slot: "enters",
    value: "staff",
    pattern: `(?:vullen|fullen|remplissons|rellenamos|compiliamo|preenchemos|saisissons|introducimos|inseriamo|inserimos|typen|tippen|tecleamos|digitamos|digitiamo|voeren|geben) (?:${WE} |(?:die|de|la|le|les|el|los|il|i|o|os|das|den|sie|ze|het) )(?:[^ ]+ ){0,4}?(?:link|lien|enlace|karten?(?:nummer|daten)?|cartes?|tarjetas?|cartao|carta|kaart(?:gegevens|nummer)?|nummers?|numeros?|numero|daten|gegevens|in|ein)|${WE} (?:vullen|fullen|remplissons|rellenamos|compiliamo|preenchemos|saisissons|introducimos|inseriamo|typen|tippen|tecleamos|voeren|geben)(?: [^ ]+){0,5}`,
    unless: "\\b(?:betrag|montant|importe|importo|bedrag|valor)\\b",
  },
  {
    slot: "arrival",
    value: "phone",
    pattern: `${FIRM}${CUSTOMER}(?: [^ ]+){0,4}? ${CALLS}|${CALLS} (?:uns|nous|nos|ci|ons) ?(?:an)?`,
    unless: "\\b(?:terminal|kartengerat|datafono|tpe)\\b.{0,30}\\b(?:llama|appelle|belt|chiama)\\b",
  },
  {
    slot: "ownFields",
    value: "yes",
    pattern: `${FIELDS}(?: [^ ]+){0,4}? (?:ist|sind|est|sont|es|son|e|sao|sono|is|zijn|gehort|gehoren|stammt|stammen) (?:von |a |de |da |di |van )?${OURS}|${OURS} (?:[a-z]+ )?${FIELDS}`,
    unless: `${NOT} (?:unser|notre|nuestr|noss|nostr|onze)`,
  },
  {
    slot: "web",
    value: "redirect",
    literal: true,
    pattern: `${FIRM}(?:redirec[a-z]*|redirig[a-z]*|reindirizz[a-z]*|weiterleitung|weitergeleitet|doorgestuurd|doorverwezen|renvoye[a-z]*|redirection)(?: [^ ]+){0,4}? (?:a|al|hacia|vers|zu|zur|auf|naar|su|alla|sul|para|pelo|par|por) (?:[^ ]+ ){0,4}?${PROVIDER}|webpay plus`,
  },
  {
    slot: "web",
    value: "merchantScriptOrForm",
    pattern: `(?:script|skript|java ?script|sdk|codigo|codice|code)(?: [^ ]+){0,8}? (?:gera|genera|crea|cria|erzeugt|erstellt|genere|cree|maakt|genereert|macht) (?:[^ ]+ ){0,3}?tokens?|tokens? (?:[^ ]+ ){0,3}?(?:no navegador|en el navegador|nel browser|im browser|dans le navigateur|in de browser)`,
  },
  {
    slot: "serverSees",
    value: "no",
    literal: true,
    pattern:
      "(?:so|solo|nur|seulement|que|alleen|apenas|soltanto|unicamente)(?: [^ ]+){0,3} tokens?|(?:recebe|recibe|riceve|recoit|erhalt|bekommt|ontvangt|krijgt) (?:so|solo|nur|que|alleen|apenas|soltanto|seulement) (?:[^ ]+ ){0,2}?tokens?",
  },
  {
    slot: "web",
    value: "embeddedProviderForm",
    pattern: `${FIRM}i ?frame(?: [^ ]+){0,4}? (?:von|de|du|da|do|di|del|van) (?:[^ ]+ ){0,2}?${PROVIDER}|${PROVIDER} (?:[a-z]+ )?i ?frame`,
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    pattern:
      "p2pe (?:haben wir |gibt es |hat es |on n'a |hebben we |abbiamo )?(?:nicht|pas|niet|non)",
  },
  {
    slot: "way",
    value: "virtualTerminal",
    literal: true,
    pattern: `(?:seite|webseite|website|portal|oberflache|page|site|web|pagina|sito|sitio|portale|webpagina) (?:der|des|unserer|unseres|von|de la|du|de|del|della|di|do|da|van de|van) (?:[a-z]+ )?(?:bank|banque|banco|banca|anbieters|zahlungsdienstleisters|processador|procesador|gestore|prestataire|provider)(?: [^ ]+){0,4}? (?:ein|in|on tape|tapons|saisissons|tecleamos|introducimos|inseriamo|digitiamo|digitamos)\\b|(?:tippen|geben|saisissons|tapons|introducimos|tecleamos|metemos|inseriamo|digitiamo|digitamos|inserimos|typen|voeren)(?: [^ ]+){0,8}? (?:seite|webseite|website|portal|page|site|web|pagina|sito|sitio|portale|webpagina) (?:der|des|unserer|unseres|von|de la|du|de|del|della|di|do|da|van de|van) (?:[a-z]+ )?(?:bank|banque|banco|banca|anbieters|zahlungsdienstleisters|processador|procesador|gestore|prestataire|provider)`,
  },
];
