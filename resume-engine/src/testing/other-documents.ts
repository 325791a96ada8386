/** Invented texts by kind of document, none of them a resume; a tab begins a table cell. */
export const OTHER_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  invoice: [
    `TAX INVOICE
Shree Balaji Traders
GSTIN: 27AAAAA0000A1Z5
Invoice No: SBT/23-24/0187\tDate: 14/02/2024
Bill To: Meera Stationers, MG Road, Pune
Description\tQty\tRate\tAmount
A4 Paper 75 GSM\t20\t240.00\t4,800.00
Gel Pens (box)\t12\t110.00\t1,320.00
Staplers\t5\t95.00\t475.00
Sub Total\t6,595.00
CGST 9%\t593.55
SGST 9%\t593.55
Grand Total\tRs. 7,782.10
Bank Details: IFSC ABCD0001234`,
    `INVOICE
Northgate Web Studio
42 Mill Lane, Leeds
hello@northgate.example.co.uk
+44 113 496 0182
Invoice number 2023-071
Billed to: Harrow Bakery Ltd
Due date: 30 June 2023
Hours worked\tRate\tTotal
Redesign of the order page 18\t£45.00\t£810.00
Photography 4\t£60.00\t£240.00
Hosting, one year\t£120.00
Subtotal £1,170.00
VAT 20% £234.00
Total due £1,404.00
Please pay within 30 days. Thank you for your business.`,
    `Greenfield Plumbing LLC
Receipt
Receipt No. 5531
Customer name: D. Alvarez
Service date 03/11/2024
Quantity Item Price
1 Kitchen faucet $129.99
2 Supply line $18.50
1 Labor, two hours $190.00
Subtotal $338.49
Sales tax $22.31
Amount paid: cash
Balance due $0.00
Payment method cash`,
    `PROFORMA INVOICE
Exporter: Coromandel Spices Pvt Ltd, Kochi
Buyer: Rotterdam Foods B.V.
Proforma Invoice No. CS-2291
HSN Code\tProduct\tQuantity (kg)\tUnit price\tAmount
0904\tBlack pepper\t1,200\tUSD 6.10\tUSD 7,320.00
0908\tCardamom\t300\tUSD 21.50\tUSD 6,450.00
0910\tTurmeric\t2,000\tUSD 1.35\tUSD 2,700.00
Total amount USD 16,470.00
Payment terms: 30% advance, balance against documents
SWIFT: ABCDINBB`,
    `Quotation
Sunrise Electricals, Coimbatore
Quotation No: 118 Date: 02.05.2024
To: The Correspondent, Little Stars School
Sl. No\tParticulars\tQty\tPrice\tTotal
1\tCeiling fan 1200 mm\t24\t1,850.00\t44,400.00
2\tLED tube 20 W\t60\t210.00\t12,600.00
3\tWiring, per point\t84\t320.00\t26,880.00
Grand Total 83,880.00
GST extra. Payment terms: 50% with the order.
Bank details on request.`,
  ],
  recipe: [
    `Lemon Rice
Serves 4
Prep time: 10 minutes, cook time: 20 minutes
Ingredients
2 cups cooked rice
2 tbsp oil
1 tsp mustard seeds
1 tbsp chana dal
10 curry leaves
1/2 tsp turmeric
Juice of 2 lemons
Method
Heat the oil and add the mustard seeds until they pop.
Add the dal and fry until golden.
Stir in the curry leaves and turmeric.
Mix with the rice and the lemon juice.
Serve with papad.`,
    `Grandma's Apple Pie
Makes 8 servings
Ingredients:
300 g flour
150 g cold butter
6 apples
80 g sugar
1 tsp cinnamon
1 pinch of salt
Directions:
1. Preheat the oven to 190 C.
2. Mix flour, butter and salt to a dough.
3. Peel and slice the apples.
4. Spread the filling and cover with the rest of the dough.
5. Bake for 45 minutes.`,
    `PANEER BUTTER MASALA
Preparation time 15 min
INGREDIENTS
250 gms paneer
3 tomatoes
2 tablespoons butter
1 teaspoon garam masala
1 tablespoon cream
4 cloves garlic
PROCEDURE
Step 1: Boil the tomatoes and grind them.
Step 2: Melt the butter and saute the garlic.
Step 3: Add the puree and simmer for ten minutes.
Step 4: Add paneer and cream.
Garnish with coriander.`,
    `One-pot Lentil Soup
Yield: 6 bowls
What you need - ingredients
1 cup red lentils
2 carrots
1 onion
1 l vegetable stock
2 tsp cumin
Instructions
Chop the onion and the carrots.
Heat a little oil in a pot, add the onion and cumin.
Pour in the stock and the lentils.
Simmer for 25 minutes. Blend half of it.
Season and serve with bread.`,
    `Besan Ladoo for Diwali
Ingredients (20 pieces)
2 cups gram flour
1 cup ghee
1 cup powdered sugar
1/2 tsp cardamom
A pinch of saffron
How to make besan ladoo
Roast the gram flour in ghee on a low flame for 20 minutes.
Mix in the sugar when it is lukewarm.
Add cardamom.
Makes 20.`,
  ],
  jobAd: [
    `Senior Java Developer
Location: Bengaluru
Experience required: 5 - 8 years
About us
Nimbus Ledger builds accounting software for small shops.
We are looking for a developer who likes clear code.
Responsibilities
• Design and build services in Java and Spring Boot
• Review the code of others
Requirements
• 5+ years of Java
• Knowledge of SQL and Kafka
What we offer
• Competitive salary and health insurance
Interested candidates may send their resume to jobs@nimbusledger.example.com.`,
    `STAFF NURSE - VACANCY
St. Agnes Hospital, Mangaluru is hiring staff nurses for ICU and wards.
No. of posts: 12
Eligibility
GNM or B.Sc. Nursing with state council registration
Experience: 0 - 3 years
Salary: Rs. 22,000 per month
Duties
Care of patients in shifts
Maintain records
Walk-in interview on 12 March 2024, 10 am
Last date for applications: 10 March 2024`,
    `Primary School Teacher (Full Time)
About the school
Hillside Primary is a happy school of 240 children in Leeds.
The role
You will teach Year 3 and lead on music.
The successful candidate will have
- Qualified teacher status
- Experience of phonics
- A sense of humour
We offer
- A supportive team
How to apply
Send your CV and a covering letter to office@hillside.example.sch.uk by 4 May.
Closing date: 4 May 2024. We are an equal opportunity employer.`,
    `Job Title: Warehouse Associate
Department: Logistics
Reports to: Shift Supervisor
Job Summary
The ideal candidate is reliable and enjoys physical work.
Key Responsibilities
Pick and pack orders
Load trucks
Qualifications
High school diploma
You must be able to lift 50 lbs.
Benefits
Paid leave and health insurance
Apply online at example.com/careers. Equal opportunity employer.`,
    `Urgent Requirement: Sales Executives (Field)
Company: Godavari Paints
Vacancies: 15
Work Location: Vijayawada, Guntur
Desired Candidate Profile
Any graduate with a two wheeler
Candidates should speak Telugu and Hindi
Package: 2.4 LPA plus incentives
Perks and benefits
Petrol allowance
Share your updated CV on WhatsApp 90000 12345`,
    `Data Analyst, Growth
Who we are
Ferrybox delivers groceries by bicycle in six cities.
What you'll do
• Build dashboards that the city teams open every morning
• Run experiments on prices
What you'll bring
• SQL, Python and curiosity
• Two years in a similar role
Nice to have
• Experience with dbt
We're hiring in Berlin or remote. Benefits include 28 days of paid holidays. Apply now with your resume.`,
  ],
  statement: [
    `Gomti Gramin Bank
Statement of Account
Sanjay Mehrotra
14, Civil Lines, Lucknow 226001
sanjay.mehrotra@example.com
+91 94150 55501
Account Number: 00000012345\tIFSC: GOMT0000014
Statement Period: 01/03/2024 to 31/03/2024
Date\tNarration\tDebit\tCredit\tBalance
02/03/2024\tUPI/Sharma Kirana\t450.00\t\t18,240.00
05/03/2024\tNEFT SALARY CR Awadh Textiles Ltd\t\t42,000.00\t60,240.00
09/03/2024\tATM WDL Hazratganj\t5,000.00\t\t55,240.00
21/03/2024\tUPI/Electricity Board\t1,810.00\t\t53,430.00
Closing Balance: 53,430.00`,
    `Tyneside Building Society
Your account statement
Ms Helen Armitage
7 Jesmond Road, Newcastle upon Tyne
helen.armitage@example.co.uk
Sort code 00-00-00\tAccount number 00012345
Date\tDetails\tPaid out\tPaid in\tBalance
03 Apr 2024\tCARD PAYMENT Grainger Market\t12.40\t\t1,204.10
05 Apr 2024\tDIRECT DEBIT Northern Water\t31.00\t\t1,173.10
26 Apr 2024\tAcme Logistics Ltd wages\t\t1,950.00\t3,123.10
28 Apr 2024\tSTANDING ORDER rent\t700.00\t\t2,423.10
Closing balance 2,423.10`,
  ],
  coverLetter: [
    `Anita Deshpande
Pune, Maharashtra
anita.deshpande@example.com
98220 00000
12 January 2024
The Hiring Manager
Sahyadri Software
Subject: Application for the post of QA Engineer
Dear Sir or Madam,
I am writing to apply for the position of QA Engineer which I saw on your website. For four years I have tested payment systems at Haatvan Retail, where I found ways to run the checks of a week in one night.
I would be glad to bring this experience to your team. My resume is enclosed.
I look forward to hearing from you.
Yours sincerely,
Anita Deshpande`,
    `Dear Ms. Hartley,
I am excited to apply for the role of Marketing Coordinator at Bluebird Toys. During my three years at Marlow & Sons I planned 40 campaigns and doubled the number of newsletter readers.
What draws me to Bluebird is your belief that toys should last. I would like to tell more families about it.
Thank you for your time and consideration.
Kind regards,
Oliver Grant`,
    `To whom it may concern,
I wish to apply for the post of accounts assistant advertised in the newspaper on 3rd June. I have completed B.Com and I know Tally and GST returns. I worked for one year with a chartered accountant in Nagpur.
I am hard working and I will do my best if I am given a chance.
Please find attached my CV for your kind perusal.
Thanking you,
Yours faithfully,
Rahul Wankhede`,
    `Maria Svensson
Storgatan 4, Uppsala
maria.svensson@example.se
Re: Laboratory technician, reference 2291
Dear Dr. Berg,
I would like to express my interest in the position of laboratory technician in your group. In my present work I prepare 200 samples a week and keep the instruments running.
Your paper on ice cores made me want to work with you, and I would be grateful for an opportunity to discuss how I can help.
Best regards,
Maria Svensson`,
    `Respected Sir,
Sub: Application for the post of Physics teacher
With reference to your advertisement in The Hindu, I would like to apply for the above post. I am a postgraduate in Physics with B.Ed. and five years of teaching experience in classes IX to XII.
I have attached my resume with copies of certificates. I hope that you will give me an opportunity to serve in your institution.
Thanking you,
Yours truly,
K. Selvam`,
    `Hello hiring team,
I'm applying for the junior designer opening. I'm a self taught designer who redrew the signs of a whole bus line as a student project, and the city still uses them.
My portfolio shows twelve projects. I'd love to learn from your studio, and I am available from August.
Looking forward to meeting you,
Sincerely,
Jonas Keller`,
  ],
  transcript: [
    `UNIVERSITY OF THE WESTERN GHATS
STATEMENT OF MARKS
Name: Pooja Hegde
Register No.: U18CS0412
Course: B.Sc. Computer Science
Semester V, November 2020
Subject Code\tSubject\tMax Marks\tMarks Obtained\tResult
CS501\tOperating Systems\t100\t78\tP
CS502\tComputer Networks\t100\t81\tP
CS503\tSoftware Engineering\t100\t69\tP
CS504\tData Mining\t100\t74\tP
CS505\tOperating Systems Lab\t50\t46\tP
Total marks 348 / 450
SGPA: 8.1
Controller of Examinations`,
    `Official Academic Transcript
Lakemont College, Office of the Registrar
Student ID: 00412277
Name: Jordan Miles
Program: Bachelor of Arts in History
Fall 2019
Course\tTitle\tCredits\tGrade\tPoints
HIS 101\tWorld History I\t3\tA-\t11.1
ENG 102\tComposition\t3\tB+\t9.9
BIO 110\tPlants and People\t4\tB\t12.0
Spring 2020
HIS 102\tWorld History II\t3\tA\t12.0
MAT 120\tStatistics\t3\tB\t9.0
Cumulative GPA 3.45
Date of issue: 12 June 2023`,
    `CENTRAL BOARD OF SENIOR SCHOOLING
MARKS SHEET
Senior School Certificate Examination 2019
Roll No. 2612345
Name of the candidate: Arjun Nair
Mother's name: Sudha Nair
Sub Code\tSubject\tTheory\tPractical\tTotal\tGrade
301\tEnglish Core\t72\t20\t92\tA1
042\tPhysics\t58\t30\t88\tA2
043\tChemistry\t61\t29\t90\tA1
041\tMathematics\t77\t20\t97\tA1
083\tComputer Science\t65\t30\t95\tA1
Result: PASS
Controller of Examinations`,
    `Grade Card
Institute of Technology, Rourkela North
Roll Number: 716EE1023
Semester: 3
Paper\tCredits\tGrade
EE201 Network Theory\t4\tA
EE203 Electrical Machines I\t4\tB
MA201 Mathematics III\t4\tA
EE271 Machines Lab\t2\tEx
HS210 Economics\t3\tB
SGPA 8.47 CGPA 8.22
Registrar`,
    `Record of Marks
Academic year 2021
Student number: B0098112
MSc Environmental Science
Module\tCredits\tMark
Soil Processes 20 68
Hydrology 20 71
Remote Sensing 20 64
Research Methods 20 73
Dissertation 60 70
Grand total: 346
Registrar, University of Marlshire`,
  ],
  other: [
    `Sunrise Hospitals
Date: 12 May 2024
Dear Ms. Thomas,
We are pleased to offer you the position of Staff Nurse at our Kochi unit with effect from 1 June 2024.
Your gross salary will be Rs. 28,000 per month. You will be on probation for six months.
Please sign and return the duplicate of this letter as a token of acceptance.
HR Manager`,
    `The Monsoon and the City
Every year the rain arrives in June, and the streets of the old town become rivers for an afternoon.
Children float boats of paper while shopkeepers lift their sacks of rice to higher shelves.
They talk about the drains that the town has promised, and about the hot weeks before the rain.`,
  ],
};

/** Files with the resumes of two people, each on its page. */
export const TWO_PEOPLE: readonly string[] = [
  `Asha Kulkarni
asha.kulkarni@example.com | 98220 11111
Summary
Accountant with four years in retail.
Experience
Accountant, Deccan Stores, Jan 2020 - Present
Monthly returns for nine shops
Education
B.Com, Pune University, 2019
Skills
Tally, GST, Excel\f
Vikram Kulkarni
vikram.kulkarni@example.com | 98220 22222
Summary
Civil engineer for roads and bridges.
Experience
Site Engineer, Godavari Infra, Mar 2018 - Present
Supervised 14 km of road
Education
B.E. Civil, Shivaji University, 2017
Skills
AutoCAD, Surveying`,
  `EMILY STONE
Boston, MA
emily.stone@example.com
EXPERIENCE
Barista, Corner Cafe, 2019 - 2022
Opened the shop five days a week
EDUCATION
BA in English, Lakemont College, 2019
SKILLS
Customer Service, Cash Handling\f
NOAH STONE
Boston, MA
noah.stone@example.com
EXPERIENCE
Line Cook, Harbor Grill, 2018 - 2023
Grill and fry stations
EDUCATION
Culinary Certificate, Bay State Institute, 2018
SKILLS
Knife Skills, Food Safety`,
  `Curriculum Vitae
Farhan Qureshi
Email: farhan.q@example.org
Education
B.Tech in Mechanical Engineering, Government College, 2022
Technical Skills
SolidWorks, ANSYS
Projects
Solar dryer for grain\f
Sana Qureshi
Email: sana.q@example.org
Education
B.Sc. in Microbiology, Women's College, 2021
Technical Skills
PCR, Cell Culture
Projects
Water quality of village wells`,
];

/** Resumes in English that name other languages, places and texts. */
export const RESUMES: readonly string[] = [
  `Ritu Sharma
ritu.sharma@example.com | 98765 00000
॥ श्री गणेशाय नमः ॥
Objective
To teach Hindi and Sanskrit in a school that values both.
Experience
Hindi Teacher, Saraswati Vidya Mandir, Jaipur, June 2018 - Present
Taught कबीर के दोहे and रामचरितमानस to classes VI to X
Education
M.A. Hindi, Rajasthan University, 2017
Skills
Lesson Planning, Devanagari Typing`,
  `Lucía Gómez de la Torre
lucia.gomez@example.es
Profile
Civil engineer for the ports of the south, with eight years of experience.
Experience
Engineer, Puertos de la Bahía de Cádiz, Cádiz, 2016 - Present
Designed the extension of the quay of Puerto de Santa María
Education
Ingeniería de Caminos, Universidad Politécnica de Madrid, 2015
Escuela Técnica Superior de Ingenieros de Caminos
Languages
Spanish, English, French`,
  `Deepa Nair
deepa.nair@example.com | 94470 00000
Summary
Technical recruiter who writes job descriptions that people apply to.
Experience
Recruiter, Nimbus Ledger, Kochi, Jan 2021 - Present
Wrote 140 job descriptions with responsibilities and requirements for hiring managers
Screened 3,000 candidates and scheduled walk-in interviews
Education
MBA in HR, Rajagiri College, 2020
Skills
Sourcing, Naukri, Interviewing`,
  `Kiran Rao
kiran.rao@example.com
Work Experience
Accounts Executive, Shree Balaji Traders, Apr 2019 - Present
Raised 200 tax invoices a month and matched grand total, CGST and SGST with the returns
Followed up balance due from customers; invoice no. and due date in one sheet
Education
B.Com, Osmania University, 2018
Skills
Tally, GST, Invoicing`,
  `Sunil Pawar
sunil.pawar@example.com | 98230 00000
Work Experience
Branch Assistant, Krishna Co-operative Bank, Satara, Apr 2018 - Present
Prepared account statements and matched opening balance and closing balance of 400 accounts
Posted NEFT, RTGS and cheque entries; debit and credit vouchers tallied every day
Education
B.Com, Shivaji University, 2017
Skills
Tally, Cash handling, Excel`,
  `Thomas Weber
thomas.weber@example.de | +49 151 0000000
Experience
Pastry Chef, Café Morgenrot, Berlin, 2017 - Present
Baked 300 croissants a day; preheat, mix and bake schedules for six ovens
Wrote recipes with ingredients and servings for 80 cakes
Education
Ausbildung Konditor, Berufsschule für das Lebensmittelhandwerk, 2014
Skills
Baking, Menu Costing`,
  `Priya Menon
priya@example.com
Roll No: B180123CS
SGPA: S1 8.9, S2 9.1
Education
B.Tech in Computer Science, NIT Calicut, 2018 - 2022
Semester 6 courses
Data Structures 92
Algorithms 88
Networks 90
Databases 85
Compilers 80
Projects
Bus tracker for the campus`,
  `I am Kavita Joshi, a teacher in Nashik. Call me at 98220 12345.
I have taught mathematics for eleven years at Podar School and before that at a village school.
I hold an M.Sc. and a B.Ed. and I enjoy helping children who are afraid of numbers.
On weekends I run a club for them in my home town, where they build what they calculated.`,
];
