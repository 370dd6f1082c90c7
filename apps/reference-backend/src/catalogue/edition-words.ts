/** Providers that the larger catalogue adds: every first word with every second one. */
export const providerWords = {
  first: 'Amber Birch Cobalt Delta Elm Fathom Garnet Hollow Indigo Juniper Lantern Marble'.split(' '),
  second: ['Works', 'Play', 'Studios', 'Forge', 'Lane', 'Games'],
} as const;

/** Providers whose names are not in Latin letters. */
export const foreignProviders = [
  { id: 'severnyy-veter', name: 'Северный Ветер' },
  { id: 'asteri', name: 'Αστέρι' },
  { id: 'najm', name: 'نجم للألعاب' },
  { id: 'sakura-koubou', name: '桜工房' },
] as const;

/** Editions of a game that keep its name, and so its picture. */
export const editions =
  'Deluxe,Gold,Rush,Nights,Reloaded,Prime,Extra,Royale,Express,Fever,Storm,Legacy,Quest,Ünique,Éclat,Größe'.split(
    ',',
  );

/** Names in other scripts and languages: every first word with every second one. */
export const namesByLanguage: readonly {
  first: readonly string[];
  second: readonly string[];
  gap: string;
}[] = [
  {
    first: 'Золотой,Северный,Дикий,Лунный,Тайный,Огненный,Морской,Древний,Ледяной,Счастливый'.split(','),
    second: 'дракон,клад,берег,волк,замок,ветер,караван,фонтан,остров,рубин,сокол,огонь'.split(','),
    gap: ' ',
  },
  {
    first: 'Χρυσός,Άγριος,Μυστικός,Αρχαίος,Ιερός,Μεγάλος,Νυχτερινός,Θαλασσινός'.split(','),
    second: 'δράκος,θησαυρός,ήλιος,ουρανός,λαβύρινθος,ποταμός,λύκος,ναός,κεραυνός,κήπος'.split(','),
    gap: ' ',
  },
  {
    first: 'كنز,أسرار,ليالي,حكاية,مدينة,قافلة,نجوم,بحر,حديقة,قصر'.split(','),
    second: 'الصحراء,الذهب,الملوك,القمر,النخيل,الأسود,الياقوت,الشرق,الرمال,البحّار'.split(','),
    gap: ' ',
  },
  {
    first: '黄金,幸運,秘密,月光,龍王,桜花,虎の,天空,海底,永遠'.split(','),
    second: '宝箱,伝説,寺院,王国,花園,冒険,財宝,物語,祭り,真珠'.split(','),
    gap: 'の',
  },
  {
    first: 'Große,Wilde,Süße,Goldene,Königliche,Glühende,Stürmische,Fröhliche'.split(','),
    second: 'Früchte,Schätze,Nächte,Bären,Räuber,Flüsse,Türme,Märchen,Glücksdrachen'.split(','),
    gap: ' ',
  },
  {
    first: 'El Señor de,La Niña de,El Corazón de,La Canción de,Los Héroes de,El Pequeño'.split(','),
    second: 'Ñandú,Pirámide,Jardín,Volcán,Selva Mágica,Océano,León,Dragón,Águila'.split(','),
    gap: ' ',
  },
  {
    first: 'सुनहरा,जादुई,शाही,जंगली,प्राचीन'.split(','),
    second: 'खज़ाना,बाघ,महल,मोर,चाँद,हाथी'.split(','),
    gap: ' ',
  },
];
