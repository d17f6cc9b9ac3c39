/** A style sheet, which the bundle gathers. */
declare module '*.css';
