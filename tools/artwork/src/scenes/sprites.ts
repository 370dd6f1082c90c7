import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { cyclic, starPoints } from '../drawing/geometry.js';
import { place, polygon, rect, stroke } from '../drawing/shapes.js';
import { ankh, eyeEmblem, flameEmblem, pharaohMask, scarab, tome, waveEmblem } from '../motifs/ancient.js';
import { dragonEye, dragonFace, eyes, wolfFace } from '../motifs/beasts.js';
import { bonbon, candyCane, doughnut, lollipop } from '../motifs/candy.js';
import { type Suit, aceEmblem, jesterCap, playingCard } from '../motifs/cards.js';
import { buckledHat, fourLeafClover, potOfGold } from '../motifs/clover.js';
import { koi, lotus, paperLantern } from '../motifs/east.js';
import { horseshoe, revolverCylinder, sheriffStar } from '../motifs/frontier.js';
import { iceCrystals, penguin, snowflake } from '../motifs/frost.js';
import { cherries, grapes, lemon, melonSlice, orangeHalf, strawberry } from '../motifs/fruit.js';
import { bat, cauldron, owl, pumpkin } from '../motifs/harvest.js';
import { bee, honeyJar, honeycomb, sunflower } from '../motifs/honey.js';
import { RUNES, hornedHelmet, roundShield, stoneIdol } from '../motifs/legends.js';
import { crystalBall, potion, wizardHat } from '../motifs/magic.js';
import { gold } from '../motifs/materials.js';
import { microphone, mirrorBall, vinylRecord } from '../motifs/music.js';
import { amphora, crestedHelmet, temple, thunderbolt } from '../motifs/olympus.js';
import { anchor, pirateSkull, shipWheel, treasureChest } from '../motifs/pirate.js';
import { elephant, lion, pawEmblem } from '../motifs/savanna.js';
import { pearlShell, whaleTail } from '../motifs/sea.js';
import { blackHole, paperPlane, planet, rocket, spaceHelmet } from '../motifs/space.js';
import { type Pips, casinoChip, die, rouletteWheel } from '../motifs/table.js';
import { bell, brilliant, cutGem, enamelCoin, goldCoin, seven } from '../motifs/treasure.js';
import { type Sprite, loose, single, upright } from './cast.js';

// The objects that casts choose from: each drawing scaled to a radius of about 100 units, with the hues it may take.

export const gemstone = loose((_art, hue) => brilliant(hue), 225, 20, 150, 300, 80);
export const cutStone = loose((art, hue) => cutGem(art, hue), 20, 150, 285, 70, 345);
/** A gold coin with a drawing struck into it. */
export const createCoin = (glyph: (art: Art) => string): Sprite =>
  loose((art) => place(0, 0, 0.92, 0, goldCoin(art, glyph(art))));
/** A coin with a gilded emblem on enamel. */
export const createSeal = (emblem: (art: Art) => string, enamel: number): Sprite =>
  loose((art) => place(0, 0, 0.92, 0, enamelCoin(art, enamel, emblem(art))));
export const starCoin = createCoin(() => polygon(starPoints(5, 44, 18), oklch(0.48, 0.11, 60)));
export const luckySeven = loose((art, hue) => seven(art, hue), 25, 255, 150, 300);
export const goldBell = loose((art) => bell(art));
export const smallFlare = loose((art) => polygon(starPoints(4, 84, 20), gold(art)));

export const cherry = loose((art) => cherries(art));
export const berry = loose((art) => strawberry(art));
export const lemonFruit = loose((art, hue) => lemon(art, hue), 98, 120);
export const orange = loose((art, hue) => orangeHalf(art, hue), 62, 30, 110);
export const grape = loose((art, hue) => grapes(art, hue), 305, 135, 15);
export const melon = loose((art) => melonSlice(art));

export const bonbonSweet = loose((art, hue) => bonbon(art, hue), 200, 20, 145, 75, 285, 330);
export const lolly = loose((art, hue) => lollipop(art, hue), 350, 200, 145, 285, 55);
export const ringCake = loose((art, hue) => doughnut(art, hue), 350, 200, 300, 150, 75);
export const cane = loose((_art, hue) => candyCane(hue), 20, 150, 255);

export const shell = loose((art, hue) => pearlShell(art, hue), 350, 30, 300, 200);
export const gildedAnchor = loose((art) => anchor(art));
export const tail = single((art, hue) => whaleTail(art, hue), 225, 255, 190);

export const world = loose((art, hue) => planet(art, hue, 66), 30, 200, 290, 150, 350);
export const moonlet = loose((art, hue) => planet(art, hue, 76, false), 200, 265, 40, 330);
export const rocketShip = loose(
  (art, hue) => place(0, -12, 0.82, 0, rocket(art, hue)),
  22,
  260,
  150,
  320,
  75,
);
export const plane = loose((art) => place(0, 6, 0.9, 0, paperPlane(art)));

export const wolfHead = (hue: number, eye: number): Sprite =>
  single((art) => wolfFace(hue) + eyes(art, 30, -14, 11, oklch(0.9, 0.16, eye)));
export const dragonHead = single(
  (art, hue) => dragonFace(hue, 0.15) + eyes(art, 34, -8, 13, oklch(0.93, 0.17, 98)),
  22,
  150,
  265,
  310,
  200,
);

export const createDie = (...pips: [Pips, Pips, Pips]): Sprite =>
  loose((art, hue) => die(art, hue, 0.2, pips), 25, 150, 265, 310, 200, 75);
export const ivoryDie = loose((art) => die(art, 90, 0.03, [6, 3, 2]));
export const chip = loose((art, hue) => casinoChip(art, hue), 20, 255, 150, 300);
export const createCard = (rank: string, suit: Suit, dark = false): Sprite =>
  loose((art) => playingCard(art, rank, suit, dark));
export const cap = single((art) => jesterCap(art));
export const bigSpade = upright((art) => place(0, 0, 1.9, 0, aceEmblem(art)));
export const wheelHead = loose(
  (art, hue) => place(0, 0, 0.94, 0, rouletteWheel(art, hue)),
  25,
  150,
  265,
  300,
  200,
);

export const createTome = (emblem: (art: Art) => string): Sprite =>
  loose((art, hue) => place(0, 0, 0.94, 0, tome(art, hue, emblem(art))), 262, 22, 165, 300, 200, 345, 60);
export const scarabJewel = single((art, hue) => place(0, 0, 0.9, 0, scarab(art, hue)), 190, 250, 150, 20);
export const pharaoh = single((art, hue) => place(0, 0, 0.86, 0, pharaohMask(art, hue)), 262, 190, 25, 300);
export const shoe = loose((art) => horseshoe(art));
export const badge = loose((art) => sheriffStar(art));
export const revolver = loose((art) => revolverCylinder(art));

export const lampion = upright(
  (art, hue) => place(0, -10, 0.86, 0, paperLantern(art, hue)),
  25,
  350,
  60,
  150,
);
export const lotusFlower = upright((art, hue) => place(0, 10, 0.9, 0, lotus(art, hue)), 350, 300, 25, 60);
export const carp = loose((art, hue) => place(-4, -14, 0.8, 0, koi(art, hue)), 35, 15, 80, 255);
export const helmHead = single((art) => place(0, -8, 0.86, 0, hornedHelmet(art)));
export const shield = loose((art) => roundShield(art));
export const idol = single((art) => stoneIdol(art));
export const runeCoin = createCoin(() =>
  place(-30, -48, 3, 0, stroke(cyclic(RUNES, 4), oklch(0.45, 0.11, 60), 4, 'stroke-linecap="round"')),
);

export const holedCoin = createCoin(() => rect(-22, -22, 44, 44, 3, oklch(0.34, 0.1, 40)));

export const clover = loose((art, hue) => fourLeafClover(art, hue), 145, 165, 125);
export const pot = upright((art) => potOfGold(art));
export const hat = loose((art, hue) => buckledHat(art, hue), 150, 25, 265);
export const flask = loose((art, hue) => place(0, 6, 0.9, 0, potion(art, hue)), 320, 150, 200, 50, 275);
export const seeingBall = upright((art, hue) => crystalBall(art, hue), 290, 200, 150, 340);
export const pointedHat = loose((art, hue) => place(0, 12, 0.92, 0, wizardHat(art, hue)), 285, 250, 150, 345);
export const bolt = loose((art, hue) => thunderbolt(art, hue), 84, 60);
export const vase = upright((art, hue) => amphora(art, hue), 42, 25, 60, 250);
export const bronzeHelm = upright(
  (art, hue) => place(0, 10, 0.92, 0, crestedHelmet(art, hue)),
  25,
  265,
  150,
  310,
);
export const marbleFront = upright((art, hue) => place(0, 4, 0.86, 0, temple(art, hue)), 85, 60, 230);
export const record = loose((art, hue) => vinylRecord(art, hue), 330, 200, 150, 55, 275);
export const mic = loose((art, hue) => place(6, -4, 0.88, 0, microphone(art, hue)), 300, 200, 30, 150);
export const glitter = upright((art, hue) => mirrorBall(art, hue), 300, 200, 340, 60);
export const flake = loose((art, hue) => snowflake(art, hue), 220, 260, 195);
export const crystals = upright(
  (art, hue) => place(0, 34, 0.8, 0, iceCrystals(art, hue)),
  220,
  285,
  190,
  330,
);
export const bird = single((art, hue) => penguin(art, hue), 20, 255, 150, 320);
export const carved = loose((art, hue) => pumpkin(art, hue), 55, 40, 70);
export const kettle = upright((art, hue) => cauldron(art, hue), 140, 310, 200, 60);
export const nightOwl = single((art, hue) => owl(art, hue), 60, 40, 260);
export const flitter = loose((_art, hue) => bat(hue), 290, 260);
export const honeyBee = loose((art, hue) => bee(art, hue), 88, 70);
export const jar = upright((art, hue) => place(0, -6, 0.96, 0, honeyJar(art, hue)), 75, 60);
export const bloom = loose((art, hue) => sunflower(art, hue), 90, 65);
export const comb = upright((art, hue) => honeycomb(art, hue), 80, 65);
export const mane = single((art, hue) => place(0, 4, 0.88, 0, lion(art, hue)), 60, 45, 80);
export const tusker = single((art, hue) => place(0, -4, 0.88, 0, elephant(art, hue)), 260, 60, 200);
export const pawCoin = createCoin(() => pawEmblem());
export const chest = upright((art, hue) => treasureChest(art, hue), 45, 25, 60);
export const skull = single((art, hue) => place(0, -4, 0.9, 0, pirateSkull(art, hue)), 20, 265, 150, 310);
export const helm = loose((art, hue) => place(0, 0, 0.9, 0, shipWheel(art, hue)), 45, 30, 60);
export const eyeOfWyrm = single((art) => place(0, 0, 0.78, 0, dragonEye(art)));
export const hole = single((art) => place(0, 0, 0.78, 0, blackHole(art)));
export const astronaut = single((art, hue) => place(0, 0, 0.9, 0, spaceHelmet(art, hue)), 30, 150, 200, 300);
export const sealOfEye = createSeal(eyeEmblem, 165);
export const sealOfAnkh = createSeal(ankh, 255);
export const sealOfFlame = createSeal(flameEmblem, 15);
export const aceOfHearts = createCard('A', 'heart');
export const kingOfSpades = createCard('K', 'spade', true);
export const queenOfDiamonds = createCard('Q', 'diamond');
export const tomeOfWaves = createTome(waveEmblem);
export const tomeOfFlame = createTome(flameEmblem);
