import * as v from 'valibot';

/** Messages from a payment provider's card frame to its host. The card number never leaves the frame. */
export const cardFrameMessage = v.variant('type', [
  v.object({ type: v.literal('card:ready'), height: v.number() }),
  v.object({
    type: v.literal('card:state'),
    complete: v.boolean(),
    brand: v.nullable(v.string()),
    height: v.number(),
  }),
  v.object({
    type: v.literal('card:token'),
    requestId: v.string(),
    cardToken: v.string(),
    brand: v.string(),
    last4: v.string(),
  }),
  v.object({ type: v.literal('card:invalid'), requestId: v.string() }),
  v.object({ type: v.literal('card:error'), requestId: v.string() }),
]);
export type CardFrameMessage = v.InferOutput<typeof cardFrameMessage>;

const text = v.optional(v.string());

/** Texts of the card frame in the player's language. The frame has built-in English for missing ones. */
export const cardFrameTexts = v.object({
  number: text,
  expiry: text,
  expiryHint: text,
  cvc: text,
  name: text,
  numberRequired: text,
  numberInvalid: text,
  expiryRequired: text,
  expiryInvalid: text,
  expiryPast: text,
  cvcInvalid: text,
  nameRequired: text,
});
export type CardFrameTexts = v.InferOutput<typeof cardFrameTexts>;

/** Messages from the host to the card frame: look (token values of the theme, texts) and the request for a token. */
export const cardFrameCommand = v.variant('type', [
  v.object({
    type: v.literal('card:style'),
    dir: v.picklist(['ltr', 'rtl']),
    lang: v.string(),
    tokens: v.record(v.string(), v.string()),
    texts: cardFrameTexts,
  }),
  v.object({ type: v.literal('card:tokenise'), requestId: v.string() }),
]);
export type CardFrameCommand = v.InferOutput<typeof cardFrameCommand>;

/**
 * The version of the protocol between a game's frame and its host. A version may gain messages and optional fields: each
 * side ignores those it does not know. A breaking change increments the version.
 */
export const gameFrameProtocol = 1;

/** Messages from a game's frame to its host. */
export const gameFrameMessage = v.variant('type', [
  // The frame can receive commands. `protocol` is the version it speaks; 1 if it names none.
  v.object({ type: v.literal('game:ready'), protocol: v.optional(v.pipe(v.number(), v.safeInteger())) }),
  v.object({
    type: v.literal('game:round'),
    stake: v.string(),
    payout: v.string(),
    balance: v.nullable(v.string()),
  }),
  // A round is requested or its result shown; until it is off the host shows the balance from before the result.
  v.object({ type: v.literal('game:playing'), on: v.boolean() }),
  v.object({ type: v.literal('game:error'), code: v.string() }),
  // A bonus buy above the bet limit of an active bonus waits for the player's choice. Major units; `stake` is the bet.
  v.object({
    type: v.literal('game:bonusBuyOverLimit'),
    stake: v.string(),
    cost: v.string(),
    max: v.string(),
    bonus: v.string(),
  }),
]);
export type GameFrameMessage = v.InferOutput<typeof gameFrameMessage>;

const colour = v.pipe(
  v.string(),
  v.regex(/^(#[\da-f]{3,8}|(rgb|oklch|oklab|color|hsl)\([\w\s.,%/+-]{1,80}\))$/i),
);

/** Messages from the host to a game's frame. */
export const gameFrameCommand = v.variant('type', [
  v.object({ type: v.literal('game:sound'), on: v.boolean() }),
  // The theme's colours for what can be pressed. Games with a look of their own ignore it.
  v.object({ type: v.literal('game:colours'), primary: colour, primaryEnd: colour, onPrimary: colour }),
  v.object({ type: v.literal('game:balance'), balance: v.string() }),
  // No round may start until it is off; one that is being played is finished. Games that do not know it ignore it.
  v.object({ type: v.literal('game:pause'), on: v.boolean() }),
  v.object({ type: v.literal('game:bonusBuyChoice'), choice: v.picklist(['buy', 'regular', 'back']) }),
]);
export type GameFrameCommand = v.InferOutput<typeof gameFrameCommand>;
