/** The package ships its types as a `.ts` file of enums, which this project does not compile. */
declare module 'discord-api-spec/zod';
