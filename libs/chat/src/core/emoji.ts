/** The emoji of the picker; the platform's own keyboard has all others. */
export const pickerEmoji = [
  ...['😀', '😂', '😅', '😊', '😍', '😎', '🤔', '😮'],
  ...['😢', '😡', '🙏', '👍', '👎', '👏', '💪', '🤞'],
  ...['❤️', '🔥', '⭐', '🎉', '🍀', '🎰', '💎', '🏆'],
] as const;
