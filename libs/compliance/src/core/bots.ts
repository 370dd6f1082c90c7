/** What crawlers and link previews call themselves. */
const bot =
  /(?<!cu)bots?\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|whatsapp\/|skypeuripreview|lighthouse|prerender|mediapartners-google|google-inspectiontool|ia_archiver/i;

/** Whether a user agent is that of a crawler or a link preview, which no blocked screen may meet (§4). */
export function isBot(userAgent: string): boolean {
  return bot.test(userAgent);
}
