/** Passwords that are tried first by whoever tries passwords. */

const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssword p@ssw0rd pa55word qwerty12 qwerty123 qwertyui qwertyuiop
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess
  football baseball basketball superman batman123 starwars pokemon1 welcome1 welcome123 letmein1 letmein123 trustno1
  whatever computer internet michelle jennifer jordan23 michael1 charlie1 monkey123 dragon123 master123 shadow123 abc12345
  abcd1234 a1b2c3d4 admin123 administrator changeme changeme1 default1 test1234 testtest secret123 mypassword hello123
  helloworld freedom1 liverpool arsenal1 chelsea1 blink182 lovelove sommer123 sommer2024 hemmelig hemmelig1 passord1
  passord123 kodeord1 adgangskode fotball1 fodbold1 norge123 danmark1 norway123 denmark1 godtnytt qwerty1234 123qwe123
  idavoll1 idavoll123 valhalla valhalla1 ragnarok ragnarok1 yggdrasil mjolnir1 thor1234 odin1234 vikings1 viking123`.split(
    /\s+/,
  ),
);
const FEWEST_LETTERS = 5;

/** `0123456789`, `87654321`, `abcdefgh`: each letter follows the one before. */
const isRow = (password: string): boolean => {
  const steps = new Set<number>();
  for (let i = 1; i < password.length; i++) steps.add(password.charCodeAt(i) - password.charCodeAt(i - 1));
  return steps.size === 1;
};

export const isEasyToGuess = (password: string, username: string): boolean => {
  const plain = password.toLowerCase();
  const name = username.toLowerCase();
  return (
    COMMON.has(plain) ||
    new Set(plain).size < FEWEST_LETTERS ||
    isRow(plain) ||
    (name.length >= 3 && plain.replaceAll(name, '').length < 4)
  );
};
