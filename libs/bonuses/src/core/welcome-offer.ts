/** The id of the offer that new players are welcomed with (§9). */
export const welcomeBonusId = 'welcome';
