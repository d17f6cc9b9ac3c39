/** A locale file, bundled as text. */
declare module '*.ftl' {
  const text: string;
  export default text;
}
