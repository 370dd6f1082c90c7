/** The id of the welcome offer for new players (§9). */
export const welcomeBonusId = 'welcome';
