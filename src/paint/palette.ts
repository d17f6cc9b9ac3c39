/** Colours. The two themes differ only in this data. */

/** A side's body colour, the light trim that makes it visible on any terrain, and the dark colour of its halos. */
export interface SideColours {
  readonly body: string;
  readonly trim: string;
  readonly dark: string;
  /** Arrows and other marks of the side. */
  readonly mark: string;
  /** Names of units; their strengths are white. */
  readonly name: string;
}

export interface Theme {
  /** The frame around the map and behind the title strip, and the two inks used on it. */
  readonly frame: string;
  readonly strip: string;
  readonly ink: string;
  readonly dim: string;
  /** The line under the title strip. */
  readonly line: string;
  readonly ground: string;
  /** Barely visible tufts on open ground. */
  readonly grass: readonly [string, string];
  readonly grid: string;
  readonly gridWidth: number;
  /** Coordinates printed on the ground. */
  readonly figures: string;
  readonly figuresOnHill: string;
  /** Tint of hill levels 1 to 3. */
  readonly hills: readonly [string, string, string];
  readonly contour: string;
  readonly hillLight: string;
  readonly hillShade: string;
  readonly wood: { readonly floor: string; readonly shade: string; readonly crown: string; readonly light: string };
  readonly village: { readonly floor: string; readonly roof: string; readonly lit: string; readonly edge: string };
  readonly fort: { readonly floor: string; readonly wall: string; readonly lit: string; readonly edge: string };
  readonly difficult: { readonly floor: string; readonly dark: string; readonly light: string };
  readonly impassable: { readonly floor: string; readonly dark: string; readonly light: string };
  readonly broken: { readonly floor: string; readonly dark: string; readonly light: string };
  readonly marsh: { readonly floor: string; readonly reed: string; readonly light: string };
  readonly water: { readonly body: string; readonly bank: string; readonly light: string };
  readonly ford: string;
  readonly road: { readonly body: string; readonly edge: string };
  readonly bridge: { readonly deck: string; readonly rail: string };
  /** Place names: letters and halo. */
  readonly place: { readonly ink: string; readonly halo: string };
  readonly shadow: string;
  readonly red: SideColours;
  readonly blue: SideColours;
}

const shared = { frame: '#1e1f22', strip: '#2b2d31', ink: '#f2efe6', dim: '#b9b4a6', line: '#8d7a4c' } as const;

const night: Theme = {
  ...shared,
  ground: '#363b31',
  grass: ['#434939', '#2c3029'],
  grid: 'rgba(214,219,190,0.3)',
  gridWidth: 0.04,
  figures: '#8f9382',
  figuresOnHill: '#e2d2a8',
  hills: ['#5c5039', '#786746', '#957f55'],
  contour: '#cdab69',
  hillLight: '#ecd49b',
  hillShade: '#14120d',
  wood: { floor: '#2a3a2a', shade: '#121d13', crown: '#33542f', light: '#5b8050' },
  village: { floor: '#4b433b', roof: '#935b45', lit: '#c4866a', edge: '#1f1814' },
  fort: { floor: '#4f4e49', wall: '#8b8a82', lit: '#cbc9bd', edge: '#181817' },
  difficult: { floor: '#474132', dark: '#26220f', light: '#b0a379' },
  impassable: { floor: '#242320', dark: '#0f0e0d', light: '#6d6860' },
  broken: { floor: '#4a4438', dark: '#201c14', light: '#a3967c' },
  marsh: { floor: '#30433d', reed: '#a3b77e', light: '#6295ad' },
  water: { body: '#4580a3', bank: '#0f2431', light: '#74a9c7' },
  ford: '#e3d5a8',
  road: { body: '#b8a679', edge: '#211c11' },
  bridge: { deck: '#d2c08f', rail: '#14110c' },
  place: { ink: '#f7eac0', halo: '#14120e' },
  shadow: 'rgba(0,0,0,0.42)',
  red: { body: '#f13a2f', trim: '#ffe4e1', dark: '#420509', mark: '#ff5a50', name: '#ffc7c4' },
  blue: { body: '#2a57c4', trim: '#e6efff', dark: '#0b1c45', mark: '#4f8bff', name: '#bfd5ff' },
};

const day: Theme = {
  ...shared,
  ground: '#cdc7a8',
  grass: ['#c0ba97', '#d8d3b8'],
  grid: '#aca688',
  gridWidth: 0.035,
  figures: '#837d62',
  figuresOnHill: '#3d2f18',
  hills: ['#bda77b', '#a48a5e', '#8f7549'],
  contour: '#6b5330',
  hillLight: '#f3e6c0',
  hillShade: '#4b3a20',
  wood: { floor: '#a3b288', shade: '#46613b', crown: '#5f8150', light: '#8bab72' },
  village: { floor: '#cdb99a', roof: '#92503a', lit: '#c07d5f', edge: '#4a2f24' },
  fort: { floor: '#b9b2a4', wall: '#7f7a70', lit: '#e9e4d6', edge: '#38352f' },
  difficult: { floor: '#bcab82', dark: '#75673f', light: '#ece0b6' },
  impassable: { floor: '#77726a', dark: '#44403a', light: '#a8a297' },
  broken: { floor: '#c4b394', dark: '#6f624c', light: '#f0e6cc' },
  marsh: { floor: '#b3bf9f', reed: '#5d7a3f', light: '#8db9cf' },
  water: { body: '#86b3cc', bank: '#3f6f8b', light: '#b3d4e4' },
  ford: '#fff3c8',
  road: { body: '#f1e6c4', edge: '#86704a' },
  bridge: { deck: '#f6ecd0', rail: '#3d2f1c' },
  place: { ink: '#2a2013', halo: '#f4ecd2' },
  shadow: 'rgba(50,40,20,0.30)',
  red: { body: '#d82d32', trim: '#ffe4e1', dark: '#42060a', mark: '#ee4447', name: '#ffc7c4' },
  blue: { body: '#1f4fa8', trim: '#e6efff', dark: '#0b1c45', mark: '#2f6be0', name: '#bfd5ff' },
};

export const THEMES = { night, day } as const;

/** The paper of tables: sheet, every other row, text, small print, lines. */
export interface Paper {
  readonly sheet: string;
  readonly tint: string;
  readonly ink: string;
  readonly dim: string;
  readonly line: string;
}

export const PAPERS: Readonly<Record<keyof typeof THEMES, Paper>> = {
  night: { sheet: '#1e1f22', tint: '#282a2e', ink: '#f2efe6', dim: '#b9b4a6', line: '#8d7a4c' },
  day: { sheet: '#f4ecd2', tint: '#e9dfc0', ink: '#2a2013', dim: '#63573c', line: '#8d7a4c' },
};

/** The colours of neutral units in the legend. */
export const NEUTRAL: SideColours = {
  body: '#7d838d',
  trim: '#f2efe6',
  dark: '#23262b',
  mark: '#b8bec8',
  name: '#dfe3ea',
};

/** The flag of an objective that neither side holds. */
export const NOBODYS: SideColours = {
  body: '#efe8d2',
  trim: '#fffbe8',
  dark: '#23262b',
  mark: '#efe8d2',
  name: '#efe8d2',
};

/** Colours of marks and chips, the same in both themes. */
export const SIGNAL = {
  halo: '#15161a',
  white: '#ffffff',
  fire: '#ffd84a',
  fireEdge: '#5a2a00',
  loss: '#a3122a',
  lossEdge: '#ffe3e3',
  blocked: '#ff3b4e',
  awaited: '#d8ff4d',
  plate: '#fffbe8',
  demoralised: '#ffd23f',
  mayNotManoeuvre: '#ff9f1c',
  displaced: '#c79bff',
  acted: '#c9cdd4',
  firedBack: '#ff7a3d',
  squareFired: '#7fe0ff',
  prePlayed: '#ff8fd0',
  notActivated: '#b9c8ff',
  disordered: '#ffc24a',
  unloaded: '#c9d2da',
  unformed: '#ffe08a',
  turned: '#9fd8ff',
  limbered: '#d9c6a0',
  charging: '#ff8a5c',
  busy: '#f3f0ff',
  diceLost: '#ffb454',
  palisade: '#e2bb7f',
  note: '#fff3c4',
  several: '#fff04a',
} as const;
