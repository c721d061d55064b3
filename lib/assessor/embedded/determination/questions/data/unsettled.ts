// When a loose word says less than it seems to.

const NO_OWN_NETWORK =
  /\b(?:(?:our|my) own (?:wifi|network|router|internet|phone|lan|line)|(?:we|i) have (?:our|my|a) (?:own )?(?:router|wifi|firewall)|guests?'?s?|all our (?:computers|pcs|devices)|router has|in the router|(?:to|on|of|over|with) (?:our|the) (?:office|shop|house|home)? ?(?:wifi|router|network)|(?:separate|own) (?:office|room|user|account|tablet|phone|cable|desk|building|password)|user account|partly|half|when at home|and wifi|(?:and|for) (?:the )?(?:pcs?|computers?|printer|office)|not from|used to|broken|off|(?:separate|own|isolated|apart)[ ,:;-]{1,120}no(?=\W*$))\b/;

/**
 * Words beside which a loose word that would make a questionnaire smaller settles nothing: another thing is meant, the
 * half of it, or the opposite. It is asked once more.
 */
export const UNSETTLED: Readonly<Record<string, RegExp>> = {
  terminalIsolation: NO_OWN_NETWORK,
  posIsolation: NO_OWN_NETWORK,
  vtIsolation: NO_OWN_NETWORK,
  readerIsolation: NO_OWN_NETWORK,
  whoEntersCard:
    /\b(?:for (?:the (?:customers?|clients?|guests?)|them|him|her)|boss|desk|agents?|receptionists?|driver|clerk|our (?:ipad|tablet|computer|pc|phone)|gives? us|tells? (?:us|the number)|typed by|cannot|can not)\b/,
  checkoutHosting:
    /\b(?:ours|our (?:own )?(?:form|checkout|fields|boxes)|own checkout|(?:in|on|of) our (?:own )?(?:page|site|checkout)|hosting company|we built|built (?:it )?ourselves|3 ?-?d|only confirms|to confirm|forwarded)\b/,
  formDestination:
    /\b(?:(?:to|through|via|by) (?:us|our|my)\b|our (?:own )?(?:server|website|site|shop|check|host)|stored|saved|own server|shop software|php|web agency|only (?:passed|forward))/,
  terminalConnection:
    /\b(?:my phone|smart ?phone|(?:to|with) the phone(?! (?:line|socket|jack|plug|point|wall))|bluetooth|paired|modem|voip|digital|box|adapter|if busy|other cable)\b/,
  terminalStandalone:
    /\b(?:without the till|till starts|till is down|on the till|independent not|not independent|other on)\b/,
  p2peListed:
    /^\W*(?:yes|yep|yeah|sure|ok|okay)\W+(?!.{0,200}\b(?:p2pe|list(?:s|ed)?|solution|all)\b)(?!it is\W*$)[a-z]|\b(?:pts|devices?|the terminal is|another(?! name)|similar|part of|expired|was|were|no longer|used to)\b/,
  spocListed: /\b(?:applying|means? nothing|looked for|ready|doubt|soon|was|expired)\b/,
  readerListed: /\b(?:applying|means? nothing|looked for|ready|doubt|soon|was|expired)\b/,
  tapListed:
    /\b(?:applying|means? nothing|looked for|ready|doubt|soon|was|were|expired|no longer|used to|similar)\b/,
  p2peManual:
    /\b(?:nearly|half|what we can|somewhere|drawer|own rules|difficult|hard|have it|common sense)\b/,
  spocGuide:
    /\b(?:nearly|half|what we can|somewhere|drawer|own rules|difficult|hard|have it|common sense)\b/,
  ptsApproval:
    /\b(?:says? (?:no|it is not)|similar|successor|until|by (?:our|my|the) bank|ce\b|nothing|nobody|refused|end of life|was approved|android|worn)\b/,
  scriptProtection:
    /\b(?:our job|we are responsible|responsibility|expired|password|ssl|https|waiting|asked|only if|old shop|switched off|plan)\b/,
  phoneLine:
    /\b(?:fib(?:re|er)|modem|ata|whats ?app|apps?|internet|voip|headset|box|replaced|not an|was a)\b/,
  callRecording:
    /\b(?:not|never|cannot|forget|broken|off ?site|cvv only|only the (?:cvv|code)|sometimes)\b/,
  cardStorage:
    /\b(?:(?:and|but|also|except|not from|apart from)\b.{0,1000}\b(?:excel|spreadsheet|database|booking|system|crm|mailbox|e?mails?|backup|file|computer)|not many|not on my|(?:not|one has|never) (?:yet )?(?:searched|looked)|accountant|every month|use them)\b/,
  paperScanned: /\b(?:uploads?|dropbox|are scanned|until the scanner|do not stay|except)\b/,
  receivedElectronically:
    /\b(?:outlook|gmail|tablet|pcs?|apps?|(?<!without |no )memory|voip|virtual|dms?|dm me|viber|booking tool|picture|copy|gone|mostly|rarely|not only|not all|portal)\b/,
  singleLocation:
    /\b(?:all one|one (?:big )?network|one server|more than one|not one|head office|wireless bridge|other town|several)\b/,
  vtReader:
    /\b(?:blue ?tooth|built in|tap|keyboard reader|it is read|not without|not often|sometimes)\b/,
  entityRole: /\b(?:not (?:our own|ours)|none of|clients'?|tenants?|they have|of shops|mall)\b/,
};
