/** A style sheet, collected by the bundler. */
declare module '*.css';
