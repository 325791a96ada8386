import { normalizePassword } from './auth';

/** Whether a password is one of the most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(LIST.split(/\s+/));
  return common.has(normalizePassword(password).toLowerCase());
}

let common: ReadonlySet<string> | undefined;

// Most common passwords of published lists, in lower case, at least 6 characters, sorted.
const LIST = `
000000 00000000 010203 0123456789 098765 0987654321 100000 101010 102030 110110 111111 1111111 11111111 112211 112233
11223344 1122334455 121212 123123 123123123 1231234 123321 12341234 12344321 1234512345 123454321 1234554321 123456
123456123 1234567 12345678 123456780 123456789 1234567890 1234567891 12345678910 123456789a 12345678a 123456a
123456abc 123456q 123456qwerty 12345a 12345q 12345qwert 1234abcd 1234qwer 123654 123789 123987 123abc 123asd 123qwe
123qwe123 123qweasd 124578 12qwaszx 131313 135790 135791 141414 142536 147147 147258 147258369 151515 159357 159753
171717 181818 191919 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 202020
212121 222222 232323 242424 2468013579 246810 252525 258258 258456 2wsx3edc 314159 321321 321654 332211 333333 369369
444444 456123 456456 456789 543210 555555 654321 666666 696969 741852 741852963 7654321 777777 7777777 786786
786786786 789456 789456123 789789 852456 87654321 888888 88888888 963852741 987654 987654321 9876543210 999999
99999999 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678 aaa111 aaaaaa aaaaaaaa aadhaar
abc123 abc1234 abc12345 abc123456 abcabc abcd1234 abcdef abcdefg abcdefgh abcdefghi abhi123 abhishek abhishek1 access
access14 admin1 admin12 admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 adminadmin administrator
ajay123 akash123 allah123 allah786 aman123 amanda amanda1 amazing amit123 amit1234 amit@123 anand123 andrew andrew1
android angel1 angel123 angelina angels anil123 ankit123 ankit@123 anthony anthony1 anything apple1 apple123 arjun123
arsenal arsenal1 asd123 asdasd asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdzxc ashish ashish1
ashish123 ashley ashley1 asshole august autumn avengers awesome awesome1 ayesha1 azerty azertyuiop babu123 baby123
babyboy babygirl babygirl1 bailey bailey1 bajrangbali banana banana1 bangalore bangalore1 barcelona baseball baseball1
basketball batman batman1 batman123 beatles beautiful beautiful1 bella1 bella123 bengaluru bharat bharat1 bharat123
bigboss bigdaddy bigdog bismillah bismillah786 bitch1 blackbird blessed blessed1 blink182 bmw123 bollywood boss123
boston brasil brother brother1 bubbles bubbles1 bullet1 bullshit buster buster1 butterfly butterfly1 canada career
career123 chandu change123 changeme changeme1 changeme123 charlie charlie1 cheese cheese1 chelsea chelsea1 chennai
chennai1 cherry cherry1 chicago chiku123 chinnu chintu chocolate chocolate1 christ1 christmas christmas1 church
coco123 coffee college college1 college123 company company1 computer computer1 cookie cookie1 corvette cowboys
cowboys1 cricket cricket1 cricket123 crystal crystal1 cutie1 cutiepie daddy1 daddy123 dakota dakota1 dallas dancer
dancer1 daniel daniel1 december deepak deepak1 deepak123 deepika default default1 delhi1 delhi123 demo123 demo1234
developer dhoni07 dhoni7 diamond diamond1 dilbar doctor doctor1 dodgers donald dragon dragon1 dragon123 durga123
eagle1 eagles elizabeth eminem eminem1 engineer england example example1 facebook facebook1 falcon family family1
family123 father father1 february ferrari ferrari1 flower flower1 flowers football football1 football123 forever
forever1 freedom freedom1 friday friday13 friend friend1 friends friends1 friendship fuckme fuckoff fuckyou fuckyou1
gamer123 gaming ganapati gandalf ganesh ganesh1 ganesh123 ganpati garfield gaurav gaurav1 gaurav123 gautam genesis
george george1 ginger ginger1 gmail123 golden golfer golfing good123 goodday goodluck goodmorning google google1
google123 grandma greenday guddu1 gudiya guest1 guest123 guest1234 guitar guitar1 gujarat gurgaon hack123 hacker
hacker1 handsome hannah hannah1 hanuman hanuman1 happy1 happy123 happyday harekrishna harharmahadev harish harley
harley1 harsh123 heaven heaven1 hello1 hello123 hello1234 hello@123 hellohello helloki hellokitty helloworld hindustan
hindustan1 hockey hockey1 honda1 honey1 honey123 hotmail hrithik hunter hunter1 hunter2 hyderabad ihateyou ilovegod
iloveindia iloveme iloveu iloveu1 iloveu2 iloveyou iloveyou1 iloveyou123 iloveyou2 india1 india12 india123 india1234
india12345 india1947 india2020 india2025 india2026 india@1 india@12 india@123 india@1234 instagram internet internet1
iphone ironman jaan123 jaanu123 jai123 jaihanuman jaihind jaihind1 jaihind123 jaihind@123 jaimatadi jaimatadi1 jaipur
jaipur1 jaishreeram jaishreeram1 jaishriram january jasper jasper1 jennifer jessica jessica1 jesus1 jesus123 jesus777
jesuschrist job123 jobs123 jordan jordan1 jordan23 joshua joshua1 junior junior1 justice justice1 juventus kadam1
kadam123 kadam@123 karan123 kareena katrina kerala kerala1 killer killer1 king123 kingking kiran123 kobe24 kohli18
kolkata kolkata1 krishna krishna1 krishna123 krishna@123 kumar1 kumar123 lakers lakers24 lakshmi lakshmi1 laxmi123
legend legend1 letmein letmein1 letmein123 liberty linkedin linkin lion123 liverpool liverpool1 lkjhgf login1 login123
loginlogin lokesh london london1 love123 love1234 lovelove lovely loveme lover1 loveyou loveyou1 lucknow lucky1
lucky123 lucky7 lucy123 maapapa maggie maggie1 mahadev mahadev1 mahadev123 manager manager1 manchester manish manish1
manish123 manoj123 manutd marina marine marlboro maruti master master1 master123 matrix matrix1 matthew matthew1
max123 mercedes merlin messi10 metallica metallica1 mexico michael michael1 michelle mickey mickey1 microsoft minnie1
mnbvcxz mohammed mohit123 molly1 mommy1 monday money1 money123 monkey monkey1 monkey123 mother mother1 msdhoni
msdhoni7 muhammad mukesh mukesh123 mumbai mumbai1 mumbai123 mumdad mummy1 mummy123 mummypapa munna123 music1 music123
mustang mustang1 mylove mypass mypassword namaste namaste1 namaste123 nascar natalie natasha naukri123 naveen
naveen123 neeraj neha123 newdelhi newpass newpassword newyear newyear2025 newyear2026 newyork nicole nicole1 nikhil
nikhil123 ninja1 ninja123 nirvana nirvana1 nisha123 nitin123 nokia1 nopassword nothing nothing1 november number1
number1a nurse123 october office office123 oliver oliver1 olivia omnamah omnamahshivaya omsairam omsairam1 orange
orange1 p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 pa55w0rd pa55word packers pankaj pankaj123 papa123 paris1
pass123 pass1234 pass12345 pass123456 pass@123 pass@1234 pass@word passme passpass passport passw0rd passw0rd1 passwd
password password! password#1 password0 password00 password01 password1 password1! password11 password12 password123
password1234 password12345 password123456 password2 password2020 password2021 password2022 password2023 password2024
password2025 password2026 password22 password3 password99 password@1 password@12 password@123 passwort patriots peace1
peace123 peaches pepper pepper1 perfect phantom phoenix phoenix1 playboy player player1 poiuyt poiuytrewq pokemon
pokemon1 pooja1 pooja123 pooja@123 porsche pradeep pradeep1 prakash prakash1 prashant praveen praveen1 precious
precious1 preeti prince prince1 princess princess1 princess123 priya1 priya12 priya123 priya@123 priyanka priyanka1
priyanshu pulsar pune123 punjab punjab1 purple purple1 pussycat q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx qazwsxedc
qazxsw qqqqqq queen1 qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwert123 qwert12345 qwerty qwerty1 qwerty12
qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwertyuiop123 qwertz radhe123 radhekrishna
radhekrishna1 radheradhe rahul1 rahul12 rahul123 rahul1234 rahul@123 raiders raiders1 rainbow rainbow1 raj123 raj1234
rajasthan rajesh rajesh1 rajesh123 raju123 rakesh rakesh123 ramesh ramesh123 rammstein ranger ranger1 ravi123 ravi1234
ravi@123 ravindra realmadrid rebecca redsox resume resume123 ritika riya123 robert robert1 rock123 rockstar rocky1
rocky123 rockyou rohan123 rohit123 rohit@123 ronaldo ronaldo1 ronaldo7 root123 root1234 rootroot rusty1 sachin sachin1
sachin10 sachin100 sachin123 sairam sairam1 sairam123 salman salman123 samantha sample123 samsung samsung1 sandeep
sandeep1 sandeep123 sanjay sanjay1 sanjay123 santosh santosh1 saraswati saurabh school school1 school123 scooby
scooter secret secret1 secret123 secure1 security security1 september server shadow shadow1 shahrukh shahrukh1 sharma
shiva1 shiva123 shivam shivam1 shivam123 shivshiv shweta silver silver1 simpsons simran sister sister1 slipknot smile1
smile123 smiles sneha1 sneha123 snoopy snoopy1 soccer soccer1 something sonia123 sonu123 sophie sophie1 spiderman
spring spring1 startrek starwars starwars1 steelers student student1 student123 success success1 success123 sugar1
suman123 sumit123 summer summer1 summer123 summer2024 summer2025 summer2026 sunday sunflower sunil123 sunita sunshine
sunshine1 sunshine123 super1 super123 superman superman1 superstar suresh suresh1 suresh123 suzuki swagat swati123
sweetheart sweetie sweetu sweety sweety1 system system32 tanvi123 teacher teacher1 temp123 temp1234 temporary
tendulkar tennis test12 test123 test1234 test12345 test@123 tester testing testing1 testing123 testtest texas1 thomas
thomas1 thor123 thursday tiger1 tiger123 tigger tigger1 tinkerbell toor123 toyota trustno1 tweety1 twitter united
user123 user1234 username varun123 victoria vijay1 vijay123 vikas1 vikas123 vikram vikram123 vinod123 virat123 virat18
viratkohli waheguru waheguru1 waheguru13 welcome welcome1 welcome12 welcome123 welcome1234 welcome@1 welcome@123
whatever whatever1 whatsapp william william1 windows windows1 windows10 winner winner1 winston winter winter1 wizard
wizard1 work123 yahoo1 yamaha yankees yankees1 yellow yellow1 youtube ytrewq zaq12wsx zaq1xsw2 zaq1zaq1 zombie zxc123
zxcasdqwe zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc
`.trim();
