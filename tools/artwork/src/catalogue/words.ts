import { type MotifId } from '../scenes/motifs.js';

/** Words that names of a motif are built of: an opening and a closing, or a whole name. */
export interface Words {
  openings: readonly string[];
  closings: readonly string[];
  names: readonly string[];
}

const words = (openings: string, closings: string, names: string): Words => {
  const list = (text: string): string[] => text.split(',').map((word) => word.trim());
  return { openings: list(openings), closings: list(closings), names: list(names) };
};

/** Words for slots and jackpots, by motif. */
export const SLOT_WORDS: Partial<Record<MotifId, Words>> = {
  fruit: words(
    'Citrus, Orchard, Peach, Berry, Plum, Lemon, Mango, Apricot, Juicy, Ripe, Quince, Papaya, Sunny, Tangy',
    'Market, Parade, Fizz, Row, Basket, Picnic, Squeeze, Twenty, Deluxe, Lane, Pantry, Spritz, Carousel, Stand, Sorbet',
    'Five Ripe Cherries, Limes & Lanterns, Grapevine Row, The Plum Ledger, Melon Moon, Peel & Squeeze, Pips & Stems, The Fruit Clock, Orange Avenue, Harvest of Plums',
  ),
  gems: words(
    'Opal, Topaz, Emerald, Garnet, Sapphire, Amber, Facet, Beryl, Onyx, Jewel, Prism, Spinel, Citrine, Quartz',
    'Cascade, Vault, Lattice, Court, Foundry, Drift, Crown, Gallery, Terrace, Ladder, Reef, Mirror, Cabinet, Lantern',
    "The Cutter's Table, Nine Carats, Facets of Fire, Brilliant Forty, Stone & Setting, Rough to Radiant, The Blue Ruby, Carat Avenue, Ring of Garnets",
  ),
  egypt: words(
    'Nile, Lotus, Sunken, Amber, Obelisk, Sphinx, Papyrus, Ivory, Dune, Lapis, Sekhet, Ankhar, Horizon, Desert',
    'Dynasty, Chamber, Barge, Court, Scroll, Oracle, Throne, Gate, Procession, Seal, Terrace, Ledger, Mirage, Keeper',
    "Tears of Sekhet, Vizier's Gate, The Ninth Chamber, Ankh & Feather, Rise of Ankhar, The Golden Barge, Sands Below, Isle of Papyrus, Eye of Ankhar",
  ),
  sea: words(
    "Coral, Tidal, Pearl, Brine, Saltwater, Deep, Harbour, Lagoon, Mariner's, Nautilus, Reef, Driftwood, Atoll, Foam",
    'Current, Chorus, Grotto, Trove, Lantern, Passage, Mirror, Siren, Cove, Drift, Garden, Signal, Ballad, Fathoms',
    'Forty Fathoms, Song of the Reef, The Glass Lagoon, Below the Foam, Whale & Moon, Tides of Coral, Oyster Row, The Salt Choir, Isle of Shells',
  ),
  space: words(
    'Nebula, Orbital, Comet, Zenith, Lunar, Quasar, Astral, Pulsar, Meteor, Solar, Cosmic, Parsec, Ion, Halo',
    'Drift, Relay, Harvest, Station, Beacon, Atlas, Voyage, Circuit, Foundry, Garden, Echo, Array, Outpost, Parade',
    'Nine Moons, Dust & Gravity, The Quiet Orbit, Rings of Ione, Far Side Cafe, Signal from Ione, Void Gardeners, Apogee, Tin Astronaut, Light Years Home',
  ),
  dragon: words(
    'Cinder, Wyrm, Ashen, Scale, Smoulder, Drake, Obsidian, Furnace, Jade, Talon, Brimstone, Scarlet, Storm, Molten',
    'Hoard, Roost, Oath, Throne, Reign, Brood, Crown, Keeper, Ridge, Awakening, Vigil, Pact, Forge, Ascent',
    'Breath of Cinders, The Last Wyrm, Nest of Embers, Hoard of Ash, Three Dragon Eggs, Scales & Silver, The Sleeping Drake, Fang & Furnace, Wyrm Mountain',
  ),
  western: words(
    "Dusty, Canyon, Coyote, Prairie, Copper, Saloon, Marshal's, Tumbleweed, Bandit, Gulch, Silver, Frontier, Rattler, Stagecoach",
    'Trail, Draw, Creek, Bounty, Showdown, Junction, Ledger, Spurs, Ridge, Express, Holdup, Hollow, Standoff, Telegraph',
    'High Noon Hotel, Six Silver Spurs, The Last Saloon, Boots & Bullion, Wanted in Redrock, Cactus Wells, Ride to Redrock, Sundown at Redrock, Trail of Copper',
  ),
  candy: words(
    'Sherbet, Toffee, Caramel, Nougat, Marzipan, Gumdrop, Praline, Peppermint, Fondant, Liquorice, Sprinkle, Treacle, Fudge, Lolly',
    'Lane, Carnival, Factory, Cascade, Castle, Avenue, Express, Wonders, Trolley, Swirl, Pier, Cottage, Ribbon, Delights',
    "Pick & Mix Palace, Jar of Gumdrops, Sweet Tooth Street, The Toffee Works, Twist & Wrap, Bakers' Dozen, Icing on Top, Sugar & Salt, The Jelly Train",
  ),
  cards: words(
    "Joker's, Ace, Royal, Court, Midnight, Spade, Harlequin, Trickster's, Double",
    'Wager, Masquerade, Hand, Shuffle, Flourish, Jest, Parlour, Encore, Gambit',
    'Kings & Knaves, The Fifth Ace, House of Hearts, Full Deck, Queen of Diamonds, Jester & Crown, Knave of Clubs',
  ),
  book: words(
    'Book of, Tome of, Pages of, Scroll of, Codex of, Legend of',
    'Storms, Aurora, Ruin, Mirrors, Saffron, Lanterns, Kingsport, Thorns, Comets, the Lost Sea, Silver, Ravens, Ivory, Ashes, Winter, Salt, Serpents, the Oracle, Cobalt, Whispers',
    'The Sealed Codex, Chapter Nine, The Ink Alchemist, Margins of Gold, The Last Librarian',
  ),
  wolf: words(
    'Silver, Howling, Timber, Frost, Midnight, Twilight, Ember, Feral, Northern, Shadow, Lunar, Pine, Winter, Hollow',
    'Pack, Trail, Moon, Fang, Ridge, Prowl, Den, Pass, Hunt, Sentinel, Watch, Run, Territory, Legacy',
    'Call of the Pines, Wolves of Winter, Grey Sister, Moon over Pineridge, The White Wolf, Two Wolves, Howl & Hollow, Night of the Pack, Lone Star Wolf',
  ),
  jungle: words(
    'Canopy, Temple, Vine, Monsoon, Idol, Emerald, Jaguar, Orchid, Lost, Toucan, Overgrown, Hidden, River, Stone',
    'Expedition, Relic, Trek, Sanctum, Secret, Crossing, Ruins, Guardian, Drums, Rising, Ascent, Falls, Whisper, Compass',
    'Steps of Xul, The Green Door, Masks of Xul, Roots & Relics, Isle of Idols, Beyond the Vines, Orchid Queen, Eyes in the Leaves, Golden Machete',
  ),
  norse: words(
    "Fjord, Rune, Raven, Mead, Longship, Iron, Skald's, Frostborn, Hammer, Northern, Shield, Berserk, Valhall, Hearth",
    'Saga, Raid, Oath, Hall, Feast, Voyage, Kings, Verdict, Sisters, Tribute, Winter, Thunder, Banner, Watch',
    'Ravens of the North, Axe & Oath, Sons of Skagen, Ice on the Oars, Nine Realms Inn, The Mead Hall, Jarl of the Isles, Drums of Skagen, Saga of Salt',
  ),
  sevens: words(
    'Blazing, Classic, Neon, Golden, Ruby, Triple, Polished, Velvet, Electric, Vintage, Chrome, Retro, Grand, Frosted',
    'Sevens, Bells, Bars, Reels, Twenties, Lines, Diner, Deluxe, Arcade, Nickel, Jubilee, Boulevard, Stars, Chimes',
    'Seven Past Seven, Bar Bell Seven, Bells on Sunday, The Nickel Arcade, Sevens & Cherries, Lever & Luck, Hold the Seven, Twenty-One Bells, Hot Lines 40',
  ),
  lantern: words(
    'Lantern, Lotus, Bamboo, Silk, Jade, Koi, Crane, Plum, Tea House, Moonlit, Paper, Willow, Peony, Festival',
    'Pavilion, Garden, Bridge, Blossom, Ribbon, River, Wishes, Courtyard, Procession, Pond, Terrace, Evening, Bells, Fortune',
    'Eight Red Lanterns, Fans & Fireworks, The Paper Crane, Koi under Bridge, Silk Road Inn, Temple of Peonies, Wish on the Water, Tea with Dragons, Night Market Koi',
  ),
  pirate: words(
    "Corsair's, Cutlass, Black Sail, Buccaneer, Doubloon, Galleon, Captain's, Mutiny, Plunder, Rum, Tortoise, Kraken, Parrot, Storm",
    'Bay, Bounty, Oath, Cove, Voyage, Gold, Ransom, Revenge, Tavern, Chart, Anchor, Ballad, Reckoning, Isle',
    'Bones & Doubloons, X on the Chart, Isle of Skulls, Sails at Dawn, The Salted Parrot, Nine Doubloons, Chest of Storms, Powder & Parrots, The Crooked Mast',
  ),
  clover: words(
    "Shamrock, Emerald, Rainbow, Clover, Meadow, Charmed, Fiddler's, Glen, Leprechaun, Mossy, Fortune, Cobbler's, Highland, Green Hat",
    'Hollow, Jig, Pot, Hill, Wishes, Trail, Pockets, Stroll, Crossing, Charm, Gate, Reel, Ale, Parish',
    "Pots & Rainbows, Four Leaf Forty, The Cobbler's Gold, End of the Rainbow, Clover & Crown, Hat Full of Gold, Fiddles & Fortune, Wee Golden Hat",
  ),
  magic: words(
    "Alchemist's, Potion, Arcane, Mystic, Spellbound, Wizard's, Enchanted, Violet, Conjurer's, Cauldron, Elixir, Moonstone, Sorcerer's, Phantom",
    'Attic, Academy, Brew, Mirror, Charm, Tower, Parlour, Orb, Recipe, Apprentice, Bazaar, Hour, Garden, Riddle',
    'Drops of Moonlight, The Glass Wizard, Spells & Sparrows, Hat of Wonders, Seven Potions, The Cork & Cauldron, Orb of Elsewhere, Witching Hour Tea',
  ),
  olympus: words(
    "Thunder, Marble, Titan's, Laurel, Oracle, Aegis, Spartan, Delphic, Argo, Golden Fleece, Bronze, Nectar, Muse, Temple",
    'Verdict, Games, Crown, Chariot, Labyrinth, Heights, Odyssey, Wrath, Summit, Trials, Colonnade, Legacy, Gift, Shield',
    'Bolt from Above, Wings of Wax, Amphora & Olive, The Twelve Thrones, Sandals of Mercury, Muses of Marble, Gate of Thunder, Olive & Laurel',
  ),
  music: words(
    'Vinyl, Neon, Disco, Velvet, Groove, Bassline, Encore, Mirrorball, Rooftop, Synth, Jukebox, Rhythm, Saxophone, Midnight',
    'Lounge, Nights, Fever, Riot, Parade, Avenue, Sessions, Machine, Revue, Radio, Club, Chorus, Frequency, Serenade',
    'Drop the Needle, Seven Inch Single, Last Dance Hotel, The B-Side, Spin the Record, Mic Check 88, Glitter & Groove, Saturday Static, Strings & Sparks',
  ),
  frost: words(
    'Glacier, Frozen, Snowfall, Icicle, Polar, Crystal, Aurora, Blizzard, Penguin, Winter, Frosty, Tundra, Permafrost, Arctic',
    'Parade, Palace, Express, Lagoon, Sledge, Carnival, Lantern, Harbour, Chalet, Slide, Pines, Crown, Drift, Waltz',
    'Penguin Post, Snow & Saffron, Thaw, The Ice Carver, Cold Snap Cafe, Six Frozen Stars, North of North, Mittens & Gold, The Snow Globe',
  ),
  harvest: words(
    'Pumpkin, Hallow, Raven, Lantern, Scarecrow, Midnight, Broomstick, Hollow, Crooked, Autumn, Spectral, Moonless, Whispering, Gourd',
    'Manor, Brew, Harvest, Masquerade, Patch, Parish, Row, Crypt, Ball, Fair, Cellar, Orchard, Hill, Attic',
    'Owls & Omens, Bats at the Ball, The Pumpkin Vicar, Thirteen Candles, Trick & Treasure, Cauldron Corner, Ghost of a Chance, Moths & Marrows',
  ),
  honey: words(
    "Honey, Beekeeper's, Clover, Nectar, Hive, Bumble, Golden Comb, Meadow, Sunflower, Pollen, Amber, Queen Bee, Wildflower, Waxwork",
    'Garden, Rush Hour, Harvest, Jar, Waltz, Court, Drizzle, Carnival, Cottage, Parade, Orchard, Market, Trail, Swarm',
    "Busy Little Bees, The Honey Heist, Six Sided Sweets, Smoke & Honey, Hum of Summer, Bees at Breakfast, Petals & Pots, The Queen's Comb",
  ),
  savanna: words(
    "Savanna, Acacia, Pride, Lion's, Elephant, Amber, Baobab, Serengo, Golden Mane, Waterhole, Sundown, Dusty, Granite, Storm",
    'Crossing, Sunset, Roar, Trail, March, Kingdom, Plains, Drums, Horizon, Migration, Thunder, Crown, Rumble, Majesty',
    'King of the Plains, Tusks & Thunder, March of Giants, The Amber Lion, Paws in the Dust, Under the Baobab, Drums at Sundown, Long Grass, Herd of Gold',
  ),
};

/** Words for live and table games, by motif. */
export const TABLE_WORDS: Partial<Record<MotifId, Words>> = {
  cards: words(
    'Lantern, Marina, Saffron, Ivory, Opal, Copper, Salon, Harbour, Sapphire, Grand, Penthouse, Garden, Cobalt, Lisbon, Valletta, Emerald, Willemstad',
    "Blackjack, Baccarat, Poker, Hold'em, Casino War, Pontoon, Red Dog",
    "Blackjack at Ten, Three Card Salon, Baccarat Rouge, Blackjack Marina, Hold'em Heights",
  ),
  roulette: words(
    'Lantern, Marina, Saffron, Ivory, Copper, Salon, Promenade, Sapphire, Grand, Penthouse, Garden, Cobalt, Lisbon, Valletta, Moonlight, Riviera, Brass, Opal, Emerald, Twin',
    'Roulette, Wheel 37, Zero, Rouge',
    'Rouge et Noir, Single Zero Salon, Roulette at Dusk, Noir 37',
  ),
  dice: words(
    'Ivory, Dockside, Copper, Cobalt, Jade, Harbour, Saffron, Pearl, Alley, Brass, Emerald',
    'Dice, Craps, Sic Bo, Hazard, Bones',
    'Roll the Docks, Lucky Hazard, Twelve Bones',
  ),
  wheel: words(
    'Grand, Pier, Festival, Boardwalk, Starlit, Golden, Mango, Jubilee, Parade, Lantern',
    'Wheel, Spin, Carousel, Wheel Show',
    'Wheel of Harbours, Round & Round, Spin the Pier',
  ),
};

/** Words for original games, by motif. */
export const ORIGINAL_WORDS: Partial<Record<MotifId, Words>> = {
  originals: words(
    'Gem, Coin, Vault, Tile, Pebble, Signal, Neon, Glass, Copper, Cobalt',
    'Ladder, Tower, Steps, Grid, Sprint, Switch, Stack, Drift, Path, Cipher',
    'Switchback, Double or Dot, Stepping Stones',
  ),
  crash: words(
    'Orbit, Kestrel, Comet, Jetstream, Solar, Kite, Zenith, Updraft, Booster, Meteor',
    'Ascent, Climb, Run, Flight, Launch, Glide, Burn, Drop',
    'Higher Still, Escape Speed, Up & Away Post',
  ),
  dice: words(
    'Pocket, Neon, Paired, Tumble, Quick, Pixel',
    'Dice, Dice Duo, Roll, Cubes',
    'Over Under, Dicey',
  ),
};
