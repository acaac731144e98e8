const EASTERN = 'America/New_York'
const DETROIT = 'America/Detroit'
const INDIANA = 'America/Indiana/Indianapolis'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const BOISE = 'America/Boise'
const ARIZONA = 'America/Phoenix'
const PACIFIC = 'America/Los_Angeles'
const ALASKA = 'America/Anchorage'
const HAWAII = 'Pacific/Honolulu'

/**
 * State or territory, zone, and area codes. Codes of one area (overlays) are joined by `/`; areas are ordered so that
 * neighbours on the map are close in the row. A code in two zones counts as the zone where most of its people live
 * (850, 812, 270, 308, 605, 701). A state with two zones has two rows.
 */
export const US_AREA_CODES: readonly (readonly [state: string, zone: string, codes: string])[] = [
  ['AK', ALASKA, '907'],
  ['AL', CENTRAL, '256/938 205/659 334/483 251'],
  ['AR', CENTRAL, '479 501 870/327'],
  ['AZ', ARIZONA, '928 602/480/623 520'],
  [
    'CA',
    PACIFIC,
    '707/369 530/837 916/279 209/350 925 415/628 510/341 650 408/669 831 559/357 661 805/820 818/747 ' +
      '213/323/738 310/424 562 626 909/840 714/657 949 951 760/442 619/858',
  ],
  ['CO', MOUNTAIN, '970/748 303/720/983 719'],
  ['CT', EASTERN, '203/475 860/959'],
  ['DC', EASTERN, '202/771'],
  ['DE', EASTERN, '302'],
  ['FL', CENTRAL, '850/448'],
  [
    'FL',
    EASTERN,
    '904/324 386 352 407/689/321 863 813/656 727 941 239 772 561/728 954/754 305/786/645',
  ],
  ['GA', EASTERN, '706/762 404/770/678/470/943 478 229 912'],
  ['HI', HAWAII, '808'],
  ['IA', CENTRAL, '712 515 641 319 563'],
  ['ID', BOISE, '208/986'],
  ['IL', CENTRAL, '815/779 847/224 312/773/872 708/464 630/331 309/861 217/447 618/730'],
  ['IN', CENTRAL, '219'],
  ['IN', INDIANA, '574 260 765 317/463 812/930'],
  ['KS', CENTRAL, '913 785 316 620'],
  ['KY', CENTRAL, '270/364'],
  ['KY', EASTERN, '502 859 606'],
  ['LA', CENTRAL, '318/457 337 225 985 504'],
  ['MA', EASTERN, '413 508/774 978/351 781/339 617/857'],
  ['MD', EASTERN, '301/240/227 410/443/667'],
  ['ME', EASTERN, '207'],
  ['MI', DETROIT, '906 231 616 269 517 989 810 248/947 586 313/679 734'],
  ['MN', CENTRAL, '218 320 763 612 651 952 507/924'],
  ['MO', CENTRAL, '816/975 660 417 573/235 636 314/557'],
  ['MS', CENTRAL, '662/471 601/769 228'],
  ['MT', MOUNTAIN, '406'],
  ['NC', EASTERN, '828 704/980 336/743 919/984 910/472 252'],
  ['ND', CENTRAL, '701'],
  ['NE', CENTRAL, '308 402/531'],
  ['NH', EASTERN, '603'],
  ['NJ', EASTERN, '201/551 973/862 908 732/848 609/640 856'],
  ['NM', MOUNTAIN, '505 575'],
  ['NV', PACIFIC, '775 702/725'],
  [
    'NY',
    EASTERN,
    '716/624 585 607 315/680 518/838 845/329 914 212/646/332/917 718/347/929 516/363 631/934',
  ],
  ['OH', EASTERN, '419/567 216 440/436 330/234 740/220 614/380 937/326 513/283'],
  ['OK', CENTRAL, '580 405/572 918/539'],
  ['OR', PACIFIC, '503/971 541/458'],
  ['PA', EASTERN, '412/724/878 814/582 717/223 570/272 610/484/835 215/267/445'],
  ['RI', EASTERN, '401'],
  ['SC', EASTERN, '864/821 803/839 843/854'],
  ['SD', CENTRAL, '605'],
  ['TN', CENTRAL, '901 731 615/629 931'],
  ['TN', EASTERN, '423/729 865'],
  ['TX', MOUNTAIN, '915'],
  [
    'TX',
    CENTRAL,
    '432 806 325 940 817/682 214/972/469/945 903/430 254 512/737 830 210/726 956 361 979 ' +
      '713/281/832/346 936 409',
  ],
  ['UT', MOUNTAIN, '801/385 435'],
  ['VA', EASTERN, '276 434 540/826 703/571 804/686 757/948'],
  ['VT', EASTERN, '802'],
  ['WA', PACIFIC, '509 425 206 253 360/564'],
  ['WI', CENTRAL, '715/534 920/274 414 262 608/353'],
  ['WV', EASTERN, '304/681'],
  ['WY', MOUNTAIN, '307'],
  ['PR', 'America/Puerto_Rico', '787/939'],
  ['VI', 'America/St_Thomas', '340'],
  ['GU', 'Pacific/Guam', '671'],
  ['MP', 'Pacific/Saipan', '670'],
  ['AS', 'Pacific/Pago_Pago', '684'],
]
