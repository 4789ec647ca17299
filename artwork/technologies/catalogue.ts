import { devicon, emblem, type Source, simple } from './marks/sources.ts';

/** What one technology's three pictures are drawn from. */
export interface Technology {
  mark: Source;
  /** Its glass: in full colour, in the shade, against the light, and a second colour for a few panes. */
  glass: string;
}

const PYTHON = simple('python', {
  split: [
    [2, 3],
    [0, 1],
  ],
  tints: ['#FFD23F', '#4B94DA'],
});
const APACHE = simple('apache', { iron: 0.6, without: [0, 1] });
const EXPRESS = simple('express', { iron: 0.7, leaded: true, ground: true });
const POWERSHELL = devicon('powershell/powershell-plain');
const BASH = simple('gnubash', { iron: 0.6, ground: true });
const JENKINS = simple('jenkins', { iron: 0.45, leaded: true, ground: true });
const SELENIUM_AND_APPIUM: Source = {
  from: 'pair',
  icons: ['selenium', 'appium'],
  tints: ['#4FC23B', '#E83E85'],
  iron: 0.7,
};
const AZURE = devicon('azure/azure-original', {
  split: [[0], [1], [3]],
  tints: ['#1565C0', '#1E8FE0', '#3CCBF4'],
});
const GOOGLE_CLOUD = devicon('googlecloud/googlecloud-original', {
  tints: ['#EA4335', '#4285F4', '#34A853', '#FBBC05'],
});
const AWS = devicon('amazonwebservices/amazonwebservices-plain-wordmark', { iron: 0.7 });
const POSTGRESQL = simple('postgresql', { iron: 0.55, leaded: true, ground: true });
const MYSQL = devicon('mysql/mysql-original', { iron: 0.6, leaded: true, ground: [2, 46] });
const ELASTICSEARCH = devicon('elasticsearch/elasticsearch-original', {
  tints: ['#3F7FD6', '#FEC514', '#14C2B2'],
});
const TUX = simple('linux', { iron: 0.55, leaded: true, ground: true });
const WINDOWS = devicon('windows11/windows11-original');

/** One line a technology. Black marks (Next.js, Express, Bash) take a glass that light can go through. */
export const TECHNOLOGIES: Readonly<Record<string, Technology>> = {
  angular: { mark: simple('angular'), glass: '#E5298A #43167A #FFD0EC #7A3BFF' },
  reactjs: { mark: simple('react', { iron: 0.7 }), glass: '#3CC4EE #0B4A63 #DDF7FF #9BE8FF' },
  nextjs: { mark: simple('nextdotjs'), glass: '#A3B4C8 #2A3645 #F1F6FC #FFE3B0' },
  nodejs: { mark: simple('nodedotjs'), glass: '#6FBF3B #1C4A1B #E8F9C6 #D9F65A' },
  python: { mark: PYTHON, glass: '#3F86C6 #123A66 #D8ECFF #FFD23F' },
  vuejs: { mark: simple('vuedotjs'), glass: '#3CC68A #1C4056 #D2FBE6 #7FA6BF' },
  docker: { mark: simple('docker', { iron: 0.7 }), glass: '#1D9BF0 #0A3A7A #CDEBFF #7FE3F5' },
  typescript: { mark: simple('typescript'), glass: '#3178C6 #142A63 #CFE0FF #FFC27A' },
  javascript: { mark: simple('javascript'), glass: '#F2D411 #5E4A08 #FFF8C2 #FFB23E' },
  wordpress: { mark: simple('wordpress', { iron: 0.8 }), glass: '#2F8FB8 #0E3A52 #D4EFF8 #F0B849' },
  webflow: { mark: simple('webflow'), glass: '#3D5CFF #171A80 #D9DFFF #B58CFF' },
  apache: { mark: APACHE, glass: '#D9433B #4A1550 #FFD9A8 #F79A23' },
  nginx: { mark: simple('nginx'), glass: '#12A150 #07401F #CFF7D6 #8BE04E' },
  expressjs: { mark: EXPRESS, glass: '#DCBF86 #3D301D #FFF6DC #F6C66A' },
  'postman-newman': { mark: simple('postman', { iron: 0.7 }), glass: '#FF7038 #6E2410 #FFE3CF #FFC24A' },
  powershell: { mark: POWERSHELL, glass: '#2E62C9 #0F2350 #D3E4FF #6FD3FF' },
  bash: { mark: BASH, glass: '#63C355 #26342C #E6FFDC #C9D4CC' },
  ansible: { mark: simple('ansible'), glass: '#E8352E #5A0D12 #FFDCD2 #FF8A5C' },
  jenkins: { mark: JENKINS, glass: '#CF5A43 #33303F #FBE3CF #7FB2D9' },
  'appium-selenium': { mark: SELENIUM_AND_APPIUM, glass: '#43B05A #173D38 #DFFBE0 #E83E85' },
  'microsoft-azure': { mark: AZURE, glass: '#1E8FE0 #0B3F86 #C8F3FF #3CCBF4' },
  'google-cloud-platform': { mark: GOOGLE_CLOUD, glass: '#4C8BF5 #16366F #DFEBFF #FBBC05' },
  'amazon-web-services': { mark: AWS, glass: '#FF9A1F #26323F #FFEAC7 #6FA8C9' },
  'entra-id': { mark: emblem('prism'), glass: '#34BFD6 #1B3A8A #E2FAFF #8A7BFF' },
  'active-directory': { mark: emblem('forest'), glass: '#6C8CFF #20265E #E2E6FF #6FE0C0' },
  postgresql: { mark: POSTGRESQL, glass: '#4E80CF #1A2E5C #DCE8FF #A9C6EE' },
  mysql: { mark: MYSQL, glass: '#1F8AA8 #083F55 #D6F4F8 #F29B2E' },
  elasticsearch: { mark: ELASTICSEARCH, glass: '#14B8AA #0B3F54 #D5FBF3 #FEC514' },
  linux: { mark: TUX, glass: '#F5B921 #4A3208 #FFF2C9 #E9E2D0' },
  'windows-server': { mark: WINDOWS, glass: '#16A5E8 #073E6E #D6F3FF #86E0C8' },
  pingcastle: { mark: emblem('keep'), glass: '#F08A7A #3A2A5A #FFE6D0 #FFC36B' },
  purpleknight: { mark: emblem('knight'), glass: '#9A4DFF #33107A #EBDBFF #FF7BD5' },
};
