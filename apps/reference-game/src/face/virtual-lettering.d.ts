declare module 'virtual:lettering/*' {
  const lettering: {
    cap: number;
    glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
    kern: Readonly<Record<string, number>>;
  };
  export default lettering;
}
