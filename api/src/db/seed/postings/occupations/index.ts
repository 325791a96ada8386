import type { Occupation } from '../occupation';
import { backOfficeExecutive } from './customer-service/back-office-executive';
import { customerSupportAssociate } from './customer-service/customer-support-associate';
import { serviceDeskEngineer } from './customer-service/service-desk-engineer';
import { dataAnalyst } from './data-science/data-analyst';
import { dataEngineer } from './data-science/data-engineer';
import { machineLearningEngineer } from './data-science/machine-learning-engineer';
import { graphicDesigner } from './design/graphic-designer';
import { interfaceDesigner } from './design/interface-designer';
import { academicCounsellor } from './education/academic-counsellor';
import { mathematicsTeacher } from './education/mathematics-teacher';
import { primaryTeacher } from './education/primary-teacher';
import { civilSiteEngineer } from './engineering/civil-site-engineer';
import { electricalMaintenanceEngineer } from './engineering/electrical-maintenance-engineer';
import { mechanicalDesignEngineer } from './engineering/mechanical-design-engineer';
import { accountant } from './finance/accountant';
import { creditAnalyst } from './finance/credit-analyst';
import { internalAuditor } from './finance/internal-auditor';
import { relationshipOfficer } from './finance/relationship-officer';
import { taxExecutive } from './finance/tax-executive';
import { laboratoryTechnician } from './healthcare/laboratory-technician';
import { medicalCoder } from './healthcare/medical-coder';
import { pharmacist } from './healthcare/pharmacist';
import { physiotherapist } from './healthcare/physiotherapist';
import { staffNurse } from './healthcare/staff-nurse';
import { chef } from './hospitality/chef';
import { frontOfficeExecutive } from './hospitality/front-office-executive';
import { cloudEngineer } from './infrastructure/cloud-engineer';
import { networkAdministrator } from './infrastructure/network-administrator';
import { securityAnalyst } from './infrastructure/security-analyst';
import { companySecretary } from './legal/company-secretary';
import { legalAssociate } from './legal/legal-associate';
import { exportDocumentationExecutive } from './logistics/export-documentation-executive';
import { supplyChainPlanner } from './logistics/supply-chain-planner';
import { warehouseSupervisor } from './logistics/warehouse-supervisor';
import { cncMachinist } from './manufacturing/cnc-machinist';
import { productionSupervisor } from './manufacturing/production-supervisor';
import { qualityEngineer } from './manufacturing/quality-engineer';
import { businessDevelopmentExecutive } from './marketing/business-development-executive';
import { contentWriter } from './marketing/content-writer';
import { digitalMarketingExecutive } from './marketing/digital-marketing-executive';
import { hrGeneralist } from './people/hr-generalist';
import { recruiter } from './people/recruiter';
import { ecommerceExecutive } from './retail/ecommerce-executive';
import { salesAssociate } from './retail/sales-associate';
import { storeManager } from './retail/store-manager';
import { businessAnalyst } from './software/business-analyst';
import { frontendDeveloper } from './software/frontend-developer';
import { javaDeveloper } from './software/java-developer';
import { mobileAppDeveloper } from './software/mobile-app-developer';
import { pythonDeveloper } from './software/python-developer';
import { testEngineer } from './software/test-engineer';

/** Every occupation that postings are made of. A new one is a new file and a line here. */
export const OCCUPATIONS: readonly Occupation[] = [
  backOfficeExecutive,
  customerSupportAssociate,
  serviceDeskEngineer,
  dataAnalyst,
  dataEngineer,
  machineLearningEngineer,
  graphicDesigner,
  interfaceDesigner,
  academicCounsellor,
  mathematicsTeacher,
  primaryTeacher,
  civilSiteEngineer,
  electricalMaintenanceEngineer,
  mechanicalDesignEngineer,
  accountant,
  creditAnalyst,
  internalAuditor,
  relationshipOfficer,
  taxExecutive,
  laboratoryTechnician,
  medicalCoder,
  pharmacist,
  physiotherapist,
  staffNurse,
  chef,
  frontOfficeExecutive,
  cloudEngineer,
  networkAdministrator,
  securityAnalyst,
  companySecretary,
  legalAssociate,
  exportDocumentationExecutive,
  supplyChainPlanner,
  warehouseSupervisor,
  cncMachinist,
  productionSupervisor,
  qualityEngineer,
  businessDevelopmentExecutive,
  contentWriter,
  digitalMarketingExecutive,
  hrGeneralist,
  recruiter,
  ecommerceExecutive,
  salesAssociate,
  storeManager,
  businessAnalyst,
  frontendDeveloper,
  javaDeveloper,
  mobileAppDeveloper,
  pythonDeveloper,
  testEngineer,
];
