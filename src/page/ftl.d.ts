/** A locale file, bundled as its text. */
declare module '*.ftl' {
  const text: string;
  export default text;
}
